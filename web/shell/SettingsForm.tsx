/** All settings; each takes effect at once and is kept in this browser. */
import { useId } from "react";
import { Segmented } from "../design/Segmented.js";
import { LANGUAGES } from "../settings/languages.js";
import {
  type Motion,
  type MovePace,
  type SpokenMoves,
  type TextSize,
  type Theme,
  useSettings,
} from "../settings/settings.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { Row, SwitchRow } from "./Row.js";
import "./settings.css";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const TEXTS: readonly TextSize[] = ["100", "125", "150"];
const MOTIONS: readonly Motion[] = ["off", "quick", "full"];
const PACES: readonly MovePace[] = ["slow", "normal", "fast", "instant"];
const SPOKEN: readonly SpokenMoves[] = ["off", "brief", "full"];

export function SettingsForm() {
  return (
    <More pages={["settings"]}>
      <Form />
    </More>
  );
}

function Form() {
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
      <Row title={words("set-text")} why={words("set-text-why")}>
        <Segmented
          label={words("set-text")}
          options={TEXTS.map((value) => ({ value, label: `${value} %` }))}
          value={settings.text}
          onChange={(text) => settings.set({ text })}
        />
      </Row>
      <Row title={words("set-motion")} why={words("set-motion-why")}>
        <Segmented
          label={words("set-motion")}
          options={MOTIONS.map((value) => ({ value, label: words(`set-motion-${value}`) }))}
          value={settings.motion}
          onChange={(motion) => settings.set({ motion })}
        />
      </Row>
      <Row title={words("set-pace")} why={words("set-pace-why")}>
        <Segmented
          label={words("set-pace")}
          options={PACES.map((value) => ({ value, label: words(`set-pace-${value}`) }))}
          value={settings.pace}
          onChange={(pace) => settings.set({ pace })}
        />
      </Row>
      <h3>{words("set-hear")}</h3>
      <Volume />
      <Toggle of="bell" />
      <Row title={words("set-moves")} why={words("set-moves-why")}>
        <Segmented
          label={words("set-moves")}
          options={SPOKEN.map((value) => ({ value, label: words(`set-moves-${value}`) }))}
          value={settings.moves}
          onChange={(moves) => settings.set({ moves })}
        />
      </Row>
      <h3>{words("set-play")}</h3>
      <Toggle of="confirm" />
      <Toggle of="keys" />
      <Row title={words("privacy-title")} why={words("privacy-link-why")}>
        <a className="btn sm" href="/privacy">
          {words("privacy-read")}
        </a>
      </Row>
    </div>
  );
}

type Flag = "letters" | "bell" | "confirm" | "keys";

function Toggle({ of }: { of: Flag }) {
  const words = useWords();
  const on = useSettings((settings) => settings[of]);
  const set = useSettings((settings) => settings.set);
  return (
    <SwitchRow
      title={words(`set-${of}`)}
      why={words(`set-${of}-why`)}
      on={on}
      onChange={(next) => set({ [of]: next })}
    />
  );
}

function Volume() {
  const words = useWords();
  const id = useId();
  const { volume, hushed, set } = useSettings();
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
        value={hushed ? 0 : volume}
        onChange={(event) => set({ volume: event.target.valueAsNumber, hushed: false })}
      />
    </Row>
  );
}
