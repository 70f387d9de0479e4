/** Which games are wanted: by game, result, number of players, company, and a name. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import { Segmented } from "../design/Segmented.js";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useGames } from "../shell/useGames.js";
import { useWords } from "../words/Speaking.js";
import type { Sought } from "./sought.js";

interface SoughtFormProps {
  sought: Sought;
  /** A change that can be gone back from; while a name is typed there is nothing to go back to. */
  onSought: (sought: Sought, typing?: boolean) => void;
}

export function SoughtForm({ sought, onSought }: SoughtFormProps) {
  const words = useWords();
  const games = useGames();
  const counts = [...new Set(SHELF.flatMap((game) => games?.(game)?.players ?? []))].sort();
  const change = (some: Sought) => onSought({ ...sought, ...some });
  const all = [{ value: "", label: words("played-game-all") }];
  return (
    <search className="sought" aria-label={words("played-sought")}>
      <Segmented
        label={words("played-game")}
        options={[...all, ...SHELF.map((game) => ({ value: game as string, label: gameTitle(words, game) }))]}
        value={sought.game ?? ""}
        onChange={(game) => change({ game: game || undefined })}
      />
      <Choice
        label="played-result"
        values={["won", "lost"]}
        value={sought.result}
        onChange={(result) => change({ result: result as Sought["result"] })}
      />
      <label className="sought-choice">
        <span className="sr">{words("played-players")}</span>
        <select
          className="field"
          value={sought.players ?? ""}
          onChange={({ target }) => change({ players: Number(target.value) || undefined })}
        >
          <option value="">{words("played-players-any")}</option>
          {[...new Set([...counts, ...(sought.players ? [sought.players] : [])])].map((players) => (
            <option key={players} value={players}>
              {words("played-players-so", { players })}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label="played-against"
        values={["people", "bots"]}
        value={sought.against}
        onChange={(against) => change({ against: against as Sought["against"] })}
      />
      <NameSought name={sought.name ?? ""} onName={(name) => onSought({ ...sought, name: name || undefined }, true)} />
    </search>
  );
}

interface ChoiceProps {
  /** Its words: `<label>`, `<label>-any`, `<label>-<value>`. */
  label: string;
  values: readonly string[];
  value: string | null | undefined;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, values, value, onChange }: ChoiceProps) {
  const words = useWords();
  return (
    <label className="sought-choice">
      <span className="sr">{words(label)}</span>
      <select className="field" value={value ?? ""} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{words(`${label}-any`)}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {words(`${label}-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** After so many milliseconds without a key, a name is looked for. */
const PAUSE = 350;

function NameSought({ name, onName }: { name: string; onName: (name: string) => void }) {
  const words = useWords();
  const [text, setText] = useState(name);
  // The address may change by going back.
  useEffect(() => setText((typed) => (typed.trim() === name ? typed : name)), [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (text.trim() === name) return;
    const timer = setTimeout(() => onName(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="name-sought">
      <Icon name="search" />
      <span className="sr">{words("played-name")}</span>
      <input
        className="field"
        type="search"
        maxLength={60}
        placeholder={words("played-name")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}
