/** A place on the table a card or a modifier can go to: ringed while it can be pointed at, with what would come of it. */
import type { Message } from "../../protocol/index.js";
import type { Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { limitThen, thenOf, warns } from "./outlook.js";
import { faceOf, signed } from "./professions.js";
import "./target.css";

interface TargetProps {
  of: string;
  pointing: Pointing;
  name: string;
  /** What is said in short at the place itself; the whole sentence is in its name. */
  say: (outcome: Message) => Brief;
}

/** A number or a name, and what there is to say of it where there is room. */
interface Brief {
  brief: string;
  more?: string;
}

export function Target({ of, pointing, name, say }: TargetProps) {
  const words = useWords();
  const { open, outcome, reason, picked } = pointing.of(of);
  if (!open && !reason && picked === 0) return null;
  return (
    <Ref of={of} pointing={pointing} name={name} className="lux-target" title={reason ? words.say(reason) : undefined}>
      {outcome && <Then {...say(outcome)} bad={warns(outcome)} />}
    </Ref>
  );
}

const Then = ({ brief, more, bad }: Brief & { bad: boolean }) => (
  <span className={`lux-then ${bad ? "bad" : ""}`}>
    {brief}
    {more && <span className="more">, {more}</span>}
  </span>
);

/** What a hometown would be: "→ 17, 3 over". */
export function useTown(): (outcome: Message) => Brief {
  const words = useWords();
  return (outcome) => {
    const then = thenOf(outcome);
    return then
      ? { brief: words("lux-then", { after: then.after }), more: words(`lux-then-${then.verdict}`, outcome.args) }
      : { brief: words.say(outcome) };
  };
}

/** What a limit would be: "→ 18"; or which card of its profession is taken from there: "take 4". */
export function useLimit(): (outcome: Message) => Brief {
  const words = useWords();
  return (outcome) => {
    const card = outcome.args.card;
    if (outcome.id.startsWith("take-") && typeof card === "string")
      return { brief: words("lux-take-brief", { value: faceOf(card).value }) };
    return { brief: words("lux-then", { after: signed(limitThen(outcome) ?? 0) }) };
  };
}
