/** What a person has set in this browser. Kept here and nowhere else. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { preferredLanguage } from "../words/catalogues.js";
import type { Language } from "../words/words.js";

export type Theme = "auto" | "light" | "dark";
export type Motion = "off" | "quick" | "full";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Letters on colours, beside the hatching. */
  letters: boolean;
  largeText: boolean;
  motion: Motion;
  /** 0 to 1; 0 is silence. */
  volume: number;
  bell: boolean;
  /** Ask once more before every reply. */
  confirm: boolean;
  set(change: Partial<Omit<Settings, "set">>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: preferredLanguage(),
      theme: "auto",
      letters: true,
      largeText: false,
      motion: "full",
      volume: 0.5,
      bell: true,
      confirm: false,
      set: (change) => set(change),
    }),
    { name: "guildtable-settings" },
  ),
);

const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Does nothing move? By this page's setting, or by the device's. */
export const isStill = (): boolean => useSettings.getState().motion === "off" || (still?.matches ?? false);

/** Write the settings onto the page, where the style sheets read them. */
function applySettings(settings: Settings = useSettings.getState()): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset.theme = settings.theme === "auto" ? (dark?.matches ? "dark" : "light") : settings.theme;
  page.dataset.motion = settings.motion;
  page.dataset.letters = settings.letters ? "on" : "off";
  page.dataset.text = settings.largeText ? "large" : "normal";
}

/** Keep the page as the settings, and the device, say. */
export function followSettings(): void {
  applySettings();
  useSettings.subscribe(applySettings);
  dark?.addEventListener("change", () => applySettings());
}
