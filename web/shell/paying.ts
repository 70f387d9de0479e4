/** Whether this browser reckons out a toll just now: pages that may have to wait for it say so. */
import { create } from "zustand";

export const usePaying = create<{ paying: boolean }>()(() => ({ paying: false }));
