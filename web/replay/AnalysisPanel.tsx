/** The choices of a moment: what was played, what else there was, and what a strong bot thinks of each. */
import { type CSSProperties, useEffect } from "react";
import { Icon } from "../design/Icon.js";
import type { Counsel } from "../protocol/index.js";
import { errorText } from "../shell/errorText.js";
import { replyText } from "../table/replyText.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import "./analysis.css";
import { type Decision, gainText, judged, keyOf, percent, sameReply } from "./analysis.js";
import { SecondLook } from "./SecondLook.js";
import type { AnalysisProps } from "./useAnalyses.js";

const SHOWN = 5;
/** Who only passes by asks for no analysis. */
const REST = 350;

export function AnalysisPanel(props: AnalysisProps) {
  const words = useWords();
  const { analyses, decisions, chairs, place, onGo } = props;
  const { ask, known, trouble } = analyses;
  const decision = decisions.find((one) => one.place === place) ?? null;
  useEffect(() => {
    if (!decision) return;
    const timer = setTimeout(() => ask(decision).catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, [decision, ask]);
  const analysis = decision && known.get(keyOf(decision));
  const before = decisions.findLast((one) => one.place < place);
  const after = decisions.find((one) => one.place > place);
  const who = decision ? chairs[decision.seat]?.name : undefined;
  return (
    <>
      <section className="panel analysis" aria-busy={decision !== null && !analysis && !trouble}>
        <header>
          <h2>{who === undefined ? words("analysis-none") : words("analysis-of", { name: who })}</h2>
          <Step name={words("analysis-before")} to={before} onGo={onGo} back />
          <Step name={words("analysis-after")} to={after} onGo={onGo} />
        </header>
        {!decision && <p>{words("analysis-none-what")}</p>}
        {decision && !analysis && (
          <p role="status">{trouble ? errorText(words, trouble) : words("analysis-thinking", { name: who ?? "" })}</p>
        )}
        {analysis && <Options analysis={analysis} />}
      </section>
      <SecondLook {...props} />
    </>
  );
}

function Step({
  name,
  to,
  onGo,
  back = false,
}: {
  name: string;
  to: Decision | undefined;
  onGo: AnalysisProps["onGo"];
  back?: boolean;
}) {
  return (
    <button
      type="button"
      className={back ? "to-before" : ""}
      aria-label={name}
      title={name}
      aria-disabled={!to || undefined}
      onClick={() => to && onGo(to.place)}
    >
      <Icon name="step" />
    </button>
  );
}

/** The best few, and what was played if it is not among them. */
function Options({ analysis }: { analysis: Counsel }) {
  const words = useWords();
  const { options, played } = analysis;
  if (options.length === 0) return <p>{words("analysis-one-way")}</p>;
  const best = options[0]!.share;
  const isPlayed = (reply: readonly string[]) => sameReply(reply, played);
  const shown = options.filter(({ reply }, place) => place < SHOWN || isPlayed(reply));
  return (
    <>
      <ol>
        {shown.map(({ reply, behind }, place) => (
          <li key={reply.join(" ")} className={isPlayed(reply) ? "played" : ""}>
            <span className="what">
              {capital(replyText(words, reply))}
              {isPlayed(reply) && <small>{words(`analysis-played-${judged(analysis)}`)}</small>}
            </span>
            <b>{words(place === 0 ? "analysis-best" : "analysis-behind", { percent: percent(behind) })}</b>
            <span
              className="bar"
              style={{ "--share": `${best > 0 ? 100 - (100 * behind) / best : 0}%` } as CSSProperties}
            >
              <span className="sr">{words("analysis-share", { percent: percent(best - behind) })}</span>
            </span>
          </li>
        ))}
      </ol>
      {analysis.gain && <p>{gainText(words, analysis.gain)}</p>}
      <p className="note">
        {words("analysis-note", { percent: percent(best), others: options.length - shown.length })}
      </p>
    </>
  );
}
