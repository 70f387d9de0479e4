/** The keys of the table: those that do something, and the letters that ask and mean the same in every game. */
import { useSettings } from "../settings/settings.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./menu.css";

const DO = [
  "digits",
  "more",
  "0",
  "enter",
  "escape",
  "e",
  "u",
  "c",
  "y",
  "g",
  "a",
  "rule",
  "m",
  "i",
  "j",
  "x",
  "z",
  "tab",
] as const;
const ASK = ["l", "s", "t", "h", "n", "b", "o", "w"] as const;

export function KeyLists() {
  return (
    <More pages={["spoken"]}>
      <Lists />
    </More>
  );
}

function Lists() {
  const words = useWords();
  const on = useSettings((settings) => settings.keys);
  return (
    <>
      {!on && <p>{words("keys-off")}</p>}
      <h3>{words("keys-do")}</h3>
      <KeyList keys={DO} />
      <h3>{words("keys-ask")}</h3>
      <KeyList keys={ASK} />
      <p>{words("keys-reader")}</p>
    </>
  );
}

const WALK = ["walk", "rounds", "ends", "space"] as const;
/** What a moment that is past can be asked. */
export const LOOK_BACK = ["s", "t", "h", "n", "b"] as const;

/** The keys of a replay. */
export function ReplayKeyLists() {
  const words = useWords();
  return (
    <>
      <h3>{words("keys-do")}</h3>
      <KeyList keys={WALK} />
      <h3>{words("keys-ask")}</h3>
      <KeyList keys={LOOK_BACK} />
      <p>{words("keys-reader")}</p>
    </>
  );
}

/** What each does. A letter is itself in every language. */
function KeyList({ keys }: { keys: readonly string[] }) {
  const words = useWords();
  const sign = (key: string) =>
    words.has(`key-${key}`) ? words(`key-${key}`) : key === "rule" ? "?" : key.toUpperCase();
  return (
    <dl className="keys">
      {keys.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{sign(key)}</kbd>
          </dt>
          <dd>{words(`key-${key}-does`)}</dd>
        </div>
      ))}
    </dl>
  );
}
