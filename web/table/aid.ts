/** The player aid that is open over the table, if one is. */
import { create } from "zustand";
import type { GameName } from "../protocol/index.js";

export const useAid = create<{ game: GameName | null }>()(() => ({ game: null }));

export const openAid = (game: GameName) => useAid.setState({ game });
export const shutAid = () => useAid.setState({ game: null });
