/** "?": the way to the rule of what is asked, or of a thing. */
import type { GameName, Message } from "../protocol/index.js";
import { namesAt } from "../shell/playerNames.js";
import { useWords } from "../words/Speaking.js";
import { askRule } from "./rule.js";
import "./rule-sign.css";
import { useTable } from "./tableStore.js";

/** Ask at the table one sits at. */
function askHere(things: readonly string[], barred?: string) {
  const { match, picked } = useTable.getState();
  const { table, shown } = match;
  if (!table || !shown) return;
  const asked = shown.question;
  const question = asked ? { asked, prefix: picked.prefix, players: namesAt(table) } : undefined;
  askRule({ game: table.game, things, barred, question });
}

/** In the prompt: what has been picked says more exactly what the question is about; while nothing is asked, the phase does. */
export function RuleOfPrompt() {
  const words = useWords();
  const ask = () => {
    const { match, picked } = useTable.getState();
    const why = match.shown?.question?.why ?? [];
    const phase = `phase-${(match.shown?.view as { phase?: string } | undefined)?.phase}`;
    askHere([...picked.prefix.toReversed(), why, phase].flat());
  };
  return (
    <button
      type="button"
      className="rule-of-prompt"
      data-key="?"
      aria-haspopup="dialog"
      title={words("table-rule")}
      onClick={ask}
    >
      <span className="sr">{words("table-rule")}</span>
      <span className="sign" aria-hidden="true">
        ?
      </span>
    </button>
  );
}

/** Beside a thing: the way to its rule. */
export function RuleOf({ game, things }: { game: GameName; things: readonly string[] }) {
  const words = useWords();
  return (
    <button type="button" className="rule-of" onClick={() => askRule({ game, things })}>
      <span className="sign" aria-hidden="true">
        ?
      </span>
      {words("table-rule")}
    </button>
  );
}

/** Whoever points at what is barred is told why, with the rule. */
export const askWhyNot = (ref: string, reason: Message, barred: string) => askHere([reason.id, ref], barred);
