/** A tip while one plays against bots alone: each press tells more. It is counted, and shown at the end. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import type { Asked, Tip as Given } from "../protocol/index.js";
import { errorText } from "../shell/errorText.js";
import { aloud } from "../words/aloud.js";
import { capital } from "../words/capitalise.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { replyText } from "./replyText.js";
import { bringIntoView, spot } from "./spotting.js";
import "./tip.css";
import { useTable } from "./tableStore.js";
import { areAlike, outcomeOf, stepsOf, tipAt, toThinkAbout, worthALook } from "./tips.js";
import { speak } from "./voice.js";

export function Tip({ asked }: { asked: Asked }) {
  const { table, seat, question } = useTable((store) => store.match);
  const isLesson = useTable((store) => store.allowed !== null);
  const isAlone = table?.seats.every((one) => one.kind === "bot" || one.seat === seat);
  if (!table || !isAlone || isLesson || (asked.offers.length < 2 && asked.least > 0)) return null;
  return (
    <More pages={["tip"]}>
      <TipOn key={question} asked={asked} table={table.id} question={question} />
    </More>
  );
}

function TipOn({ asked, table, question }: { asked: Asked; table: string; question: string }) {
  const words = useWords();
  const [tip, setTip] = useState<Given | null>(null);
  const [step, setStep] = useState(0);
  const [trouble, setTrouble] = useState("");
  const options = tip?.options ?? [];
  const last = tip ? stepsOf(options) : 1;
  const text = trouble || (step === 0 ? "" : tip ? aloud(words, told(words, asked, tip, step)) : words("tip-thinking"));
  const lit = tip && step > 0 ? litBy(asked, tip, step).join(" ") : "";
  useEffect(() => {
    const places = lit.split(" ").filter(Boolean);
    spot(places, true);
    bringIntoView(places);
    return () => spot(places, false);
  }, [lit]);
  useEffect(() => speak(text), [text]);
  const next = () => {
    if (!tip && step > 0) return; // it is being thought over
    setTrouble("");
    setStep(tip && step >= last ? 0 : step + 1);
    if (tip) return;
    tipAt(table).then(
      (found) => found.question === question && setTip(found),
      (failed: unknown) => {
        setTrouble(errorText(words, failed));
        setStep(0); // another press asks again
      },
    );
  };
  const close = () => {
    setStep(0);
    setTrouble("");
  };
  return (
    <>
      <button type="button" className="btn tip" aria-expanded={text !== ""} onClick={next} data-key="i">
        <Icon name="lantern" />
        <span className="wide">{words("tip")}</span>
        <span className="sr narrow">{words("tip")}</span>
      </button>
      {text && (
        <section className="tip-card" aria-label={words("tip")} aria-busy={!tip && !trouble}>
          <Icon name="lantern" />
          <p>{text}</p>
          {tip && step < last && (
            <button type="button" className="btn sm" onClick={next}>
              {words("tip-more")}
            </button>
          )}
          <button type="button" className="btn sm quiet" aria-label={words("table-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </section>
      )}
    </>
  );
}

/** What lies on the table of what is told. */
function litBy(asked: Asked, { options }: Given, step: number): string[] {
  if (step === 1) return worthALook(asked, options);
  return step === stepsOf(options) && options[0] ? options[0].reply.flatMap((path) => path.split("/")) : [];
}

function told(words: Words, asked: Asked, { options }: Given, step: number): string {
  const [best, second] = options;
  if (!best) return words("tip-one-way");
  if (step === 1) {
    const names = worthALook(asked, options).map((ref) => words.name(ref));
    return names.length > 0 ? words("tip-look", { what: words.list(names) }) : words("tip-decline");
  }
  const say = (reply: readonly string[]) => capital(replyText(words, reply));
  if (step < stepsOf(options)) {
    const [one, other] = toThinkAbout(asked, options).map(({ reply }) => say(reply));
    return words("tip-two", { one: one!, other: other! });
  }
  const outcome = outcomeOf(asked, best);
  const why = second
    ? words(areAlike(options) ? "tip-alike" : "tip-why", {
        best: Math.round(100 * best.share),
        second: Math.round(100 * (best.share - second.behind)),
      })
    : words("tip-plain", { best: Math.round(100 * best.share) });
  const what = outcome ? `${say(best.reply)} (${words.say(outcome)})` : say(best.reply);
  return `${words("tip-best", { what })} ${why}`;
}
