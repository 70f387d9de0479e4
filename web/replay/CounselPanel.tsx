/** The choices of a moment: what was played, what else there was, and what a strong bot thinks of each. */
import { type CSSProperties, useEffect } from "react";
import { Icon } from "../design/Icon.js";
import { whyNot } from "../home/sayings.js";
import type { Counsel } from "../protocol/index.js";
import type { Chair } from "../table/drawing.js";
import { capital } from "../words/capital.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import "./counsel.css";
import { judged, keyOf, type Moment, percent, sameReply } from "./counsel.js";
import { SecondLook } from "./SecondLook.js";
import type { Counsels } from "./useCounsels.js";

const SHOWN = 5;
/** Who only passes by asks for no counsel. */
const REST = 350;

export interface CounselProps {
  counsels: Counsels;
  moments: readonly Moment[];
  chairs: readonly Chair[];
  place: number;
  onGo: (place: number) => void;
}

export function CounselPanel(props: CounselProps) {
  const words = useWords();
  const { counsels, moments, chairs, place, onGo } = props;
  const { ask, known, trouble } = counsels;
  const moment = moments.find((one) => one.place === place) ?? null;
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => ask(moment).catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, [moment, ask]);
  const counsel = moment && known.get(keyOf(moment));
  const before = moments.findLast((one) => one.place < place);
  const after = moments.find((one) => one.place > place);
  const who = moment ? chairs[moment.seat]?.name : undefined;
  return (
    <>
      <section className="panel counsel" aria-busy={moment !== null && !counsel && !trouble}>
        <header>
          <h2>{who === undefined ? words("counsel-none") : words("counsel-of", { name: who })}</h2>
          <Step name={words("counsel-before")} to={before} onGo={onGo} back />
          <Step name={words("counsel-after")} to={after} onGo={onGo} />
        </header>
        {!moment && <p>{words("counsel-none-what")}</p>}
        {moment && !counsel && (
          <p role="status">{trouble ? whyNot(words, trouble) : words("counsel-thinking", { name: who ?? "" })}</p>
        )}
        {counsel && <Options counsel={counsel} />}
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
  to: Moment | undefined;
  onGo: CounselProps["onGo"];
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
function Options({ counsel }: { counsel: Counsel }) {
  const words = useWords();
  const { options, played } = counsel;
  if (options.length === 0) return <p>{words("counsel-one-way")}</p>;
  const best = options[0]!.share;
  const isPlayed = (reply: readonly string[]) => sameReply(reply, played);
  const shown = options.filter(({ reply }, place) => place < SHOWN || isPlayed(reply));
  return (
    <>
      <ol>
        {shown.map(({ reply, behind }, place) => (
          <li key={reply.join(" ")} className={isPlayed(reply) ? "played" : ""}>
            <span className="what">
              {capital(spoken(words, reply))}
              {isPlayed(reply) && <small>{words(`counsel-played-${judged(counsel)}`)}</small>}
            </span>
            <b>{words(place === 0 ? "counsel-best" : "counsel-behind", { percent: percent(behind) })}</b>
            <span
              className="bar"
              style={{ "--share": `${best > 0 ? 100 - (100 * behind) / best : 0}%` } as CSSProperties}
            >
              <span className="sr">{words("counsel-share", { percent: percent(best - behind) })}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="note">{words("counsel-note", { percent: percent(best), others: options.length - shown.length })}</p>
    </>
  );
}

/** A reply in words: what was pointed at, one after the other. */
export const spoken = (words: Words, reply: readonly string[]): string =>
  reply.length === 0
    ? words("table-decline")
    : reply
        .map((path) =>
          path
            .split("/")
            .map((ref) => words.name(ref))
            .join(", "),
        )
        .join("; ");
