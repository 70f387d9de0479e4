/** All settings; each takes effect at once and is kept in this browser. */
import { useId } from "react";
import { type Motion, type Theme, useSettings } from "../app/settings.js";
import { Segmented } from "../design/Segmented.js";
import { Switch } from "../design/Switch.js";
import { useWords } from "../words/Speaking.js";
import { LANGUAGES } from "../words/words.js";
import { Row } from "./Row.js";
import "./settings.css";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const MOTIONS: readonly Motion[] = ["off", "quick", "full"];

export function SettingsForm() {
  const words = useWords();
  const settings = useSettings();
  return (
    <div className="settings">
      <h3>{words("set-see")}</h3>
      <Row title={words("set-language")} why={words("set-language-why")}>
        <Segmented
          label={words("set-language")}
          options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={settings.language}
          onChange={(language) => settings.set({ language })}
        />
      </Row>
      <Row title={words("set-theme")} why={words("set-theme-why")}>
        <Segmented
          label={words("set-theme")}
          options={THEMES.map((value) => ({ value, label: words(`set-theme-${value}`) }))}
          value={settings.theme}
          onChange={(theme) => settings.set({ theme })}
        />
      </Row>
      <Toggle of="letters" />
      <Toggle of="largeText" word="text" />
      <Row title={words("set-motion")} why={words("set-motion-why")}>
        <Segmented
          label={words("set-motion")}
          options={MOTIONS.map((value) => ({ value, label: words(`set-motion-${value}`) }))}
          value={settings.motion}
          onChange={(motion) => settings.set({ motion })}
        />
      </Row>
      <h3>{words("set-hear")}</h3>
      <Volume />
      <Toggle of="bell" />
      <h3>{words("set-play")}</h3>
      <Toggle of="confirm" />
    </div>
  );
}

type Flag = "letters" | "largeText" | "bell" | "confirm";

function Toggle({ of, word = of }: { of: Flag; word?: string }) {
  const words = useWords();
  const on = useSettings((settings) => settings[of]);
  const set = useSettings((settings) => settings.set);
  const title = words(`set-${word}`);
  return (
    <Row title={title} why={words(`set-${word}-why`)}>
      <Switch label={title} on={on} onChange={(next) => set({ [of]: next })} />
    </Row>
  );
}

function Volume() {
  const words = useWords();
  const id = useId();
  const { volume, set } = useSettings();
  return (
    <Row title={words("set-sound")} why={words("set-sound-why")}>
      <label htmlFor={id} className="sr">
        {words("set-sound")}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => set({ volume: event.target.valueAsNumber })}
      />
    </Row>
  );
}
