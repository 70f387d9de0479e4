/** "?": the way to the rule of what is asked, or of a thing. */
import type { GameName, Message } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { askRule } from "./rule.js";
import "./rule-sign.css";
import { useSitting } from "./store.js";

/** In the prompt: what has been picked says more exactly what the question is about; while nothing is asked, the phase does. */
export function RuleOfPrompt() {
  const words = useWords();
  const ask = () => {
    const { course, picked } = useSitting.getState();
    const { table, shown } = course;
    if (!table || !shown) return;
    const why = shown.question ? [shown.question.why] : [];
    const phase = `phase-${(shown.view as { phase: string }).phase}`;
    askRule({ game: table.game, things: [...picked.prefix.toReversed(), ...why, phase] });
  };
  return (
    <button type="button" className="rule-of-prompt" data-key="?" title={words("table-rule")} onClick={ask}>
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
export function askWhyNot(ref: string, reason: Message) {
  const game = useSitting.getState().course.table?.game;
  if (game) askRule({ game, things: [reason.id, ref], barred: { ref, reason } });
}
