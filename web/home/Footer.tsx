/** The foot of the home page: whose this is, the language, the theme. */

import { Link } from "wouter";
import { Segmented } from "../design/Segmented.js";
import { LANGUAGES } from "../settings/languages.js";
import { type Theme, useSettings } from "../settings/settings.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
/** Every language calls itself by its own name. */
const OWN_NAMES = { en: "English", nl: "Nederlands", de: "Deutsch" } as const;

export function Footer() {
  const words = useWords();
  const { language, set } = useSettings();
  return (
    <footer className="foot">
      <p>
        {words("home-unofficial")} <Link href="/privacy">{words("privacy-link")}</Link>
      </p>
      <Segmented
        label={words("home-language")}
        options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        value={language}
        onChange={(next) => set({ language: next })}
      />
      <More pages={["settings"]}>
        <ThemePick />
      </More>
    </footer>
  );
}

function ThemePick() {
  const words = useWords();
  const { theme, set } = useSettings();
  return (
    <Segmented
      label={words("home-theme")}
      options={THEMES.map((value) => ({ value, label: words(`set-theme-${value}`) }))}
      value={theme}
      onChange={(next) => set({ theme: next })}
    />
  );
}
