/** What a person has set in this browser. Kept here and nowhere else. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Language, preferredLanguage } from "./languages.js";

export type Theme = "auto" | "light" | "dark";
export type Motion = "off" | "quick" | "full";
/** How large text is, in percent; the smallest grows most. */
export type TextSize = "100" | "125" | "150";
/** How long others' moves are told. */
export type MovePace = "slow" | "normal" | "fast" | "instant";
/** How much of the moves is spoken to a screen reader; what is asked always is. */
export type SpokenMoves = "off" | "brief" | "full";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Letters on colours, beside the hatching. */
  letters: boolean;
  text: TextSize;
  motion: Motion;
  pace: MovePace;
  /** 0 to 1; 0 is silence. */
  volume: number;
  /** The sound is off for now; how loud it was is kept. */
  hushed: boolean;
  bell: boolean;
  moves: SpokenMoves;
  /** Do single letters and digits do something at the table? */
  keys: boolean;
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
      text: "100",
      motion: "full",
      pace: "normal",
      volume: 0.5,
      hushed: false,
      bell: true,
      moves: "brief",
      keys: true,
      confirm: false,
      set: (change) => set(change),
    }),
    {
      name: "guildtable-settings",
      version: 1,
      // Text was large or not, once.
      migrate: (kept) => {
        const { largeText, ...rest } = kept as Settings & { largeText?: boolean };
        return { ...rest, text: largeText ? "125" : "100" };
      },
    },
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
  page.dataset.keys = settings.keys ? "on" : "off";
  page.dataset.text = settings.text;
}

/** Keep the page as the settings, and the device, say. */
export function followSettings(): void {
  applySettings();
  useSettings.subscribe(applySettings);
  dark?.addEventListener("change", () => applySettings());
}
