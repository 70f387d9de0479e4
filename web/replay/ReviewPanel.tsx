/** Luck and choices: what chance gave to a seat in the whole match, where it did most, and what was given away. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { focused } from "../design/focused.js";
import { Icon } from "../design/Icon.js";
import type { Reel, Review } from "../protocol/index.js";
import { errorText } from "../shell/errorText.js";
import { namesAt } from "../shell/playerNames.js";
import { luckIn, signedPercent } from "../table/luckShare.js";
import { replyText } from "../table/replyText.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { costOf, gainedText, keyOf, percent, slipsIn } from "./analysis.js";
import { LuckChart } from "./LuckChart.js";
import { placeOfStep, tableAt } from "./replayData.js";
import { chancedMost, endsOf, errorIn } from "./review.js";
import "./review.css";
import { saidOf } from "./said.js";
import type { Source } from "./source.js";
import type { AnalysisProps } from "./useAnalyses.js";

const LISTED = 3;
/** Whoever comes by an address that ends so came for this: they are not asked once more. */
const LUCK = "#luck";

interface ReviewProps extends AnalysisProps {
  replay: Reel;
  source: Source;
  seat: number;
}

export function ReviewPanel({ replay, source, seat, ...props }: ReviewProps) {
  const words = useWords();
  const [review, setReview] = useState<Review | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [cameForLuck] = useState(() => location.hash === LUCK);
  const [asked, setAsked] = useState(cameForLuck);
  const { analyses, decisions, chairs, place, onGo } = props;
  const { lookThrough } = analyses;
  const name = chairs[seat]?.name ?? "";
  const mine = review?.seat === seat ? review : null;
  useEffect(() => {
    if (!asked) return;
    let here = true;
    source.review(seat).then(
      (found) => here && setReview(found),
      (failed: unknown) => here && setTrouble(failed),
    );
    return () => {
      here = false;
    };
  }, [asked, seat, source]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a review
  useEffect(() => {
    const [most] = mine ? chancedMost(mine) : [];
    // Nobody has come for the empty table that a replay begins with.
    if (cameForLuck && most && place === 0) onGo(placeOfStep(replay, most.step));
  }, [mine]);
  const doubted = useMemo(
    () => decisions.filter((one) => one.seat === seat && mine?.doubtful.includes(one.step)),
    [decisions, seat, mine],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a review; what is known is not asked again
  useEffect(() => {
    if (doubted.length > 0) lookThrough(doubted);
  }, [doubted]);
  if (!asked)
    return (
      <section className="panel review">
        <button type="button" className="btn sm" onClick={() => setAsked(true)}>
          <Icon name="eye" />
          {words("review-ask")}
        </button>
      </section>
    );
  return (
    <section className="panel chart review" aria-busy={!mine && !trouble}>
      {/* The button that was pressed is gone: what it brought is in its place. */}
      <h2 tabIndex={-1} ref={cameForLuck ? undefined : focused}>
        {words("review-title", { name })}
      </h2>
      {!mine && <p role="status">{trouble ? errorText(words, trouble) : words("review-thinking")}</p>}
      {mine && (
        <>
          <p role="status">{luckText(words, name, mine)}</p>
          <LuckChart review={mine} name={name} step={replay.frames[place]!.number} />
          <Moments {...{ replay, review: mine, place, onGo }} />
          <Costly {...props} replay={replay} looked={doubted} none={mine.doubtful.length === 0} />
          <small>{words("review-note")}</small>
        </>
      )}
    </section>
  );
}

/** From where to where, what of that was luck, and how far that may be off. */
const luckText = (words: Words, name: string, review: Review): string =>
  words("review-luck", {
    name,
    luck: signedPercent(luckIn(review)),
    error: percent(errorIn(review)),
    ...endsOf(review),
  });

interface MomentsProps {
  replay: Reel;
  review: Review;
  place: number;
  onGo: (place: number) => void;
}

function Moments({ replay, review, place, onGo }: MomentsProps) {
  const words = useWords();
  const names = useMemo(() => namesAt(tableAt(replay, 0)), [replay]);
  const found = chancedMost(review);
  if (found.length === 0) return null;
  return (
    <>
      <h3>{words("review-chance-most")}</h3>
      <ol>
        {found.map(({ step, luck, error }) => {
          const at = placeOfStep(replay, step);
          const off = words("review-error", { error: percent(error) });
          return (
            <MomentLine key={step} {...{ replay, at, place, onGo }} sum={signedPercent(luck)} error={off}>
              {saidOf(words, replay.frames[at]!, names).join(" ")}
            </MomentLine>
          );
        })}
      </ol>
    </>
  );
}

interface CostlyProps extends AnalysisProps {
  replay: Reel;
  looked: AnalysisProps["decisions"];
  none: boolean;
}

function Costly({ replay, analyses, looked, none, place, onGo }: CostlyProps) {
  const words = useWords();
  const found = slipsIn(looked, analyses.known);
  const thinking = found.looked < looked.length;
  return (
    <>
      <h3>{words("review-costly")}</h3>
      {thinking && <p>{words("review-weighing", { done: found.looked, of: looked.length })}</p>}
      {!thinking && (none || found.found.length === 0) && <p>{words("review-nothing-given")}</p>}
      <ol>
        {found.found.slice(0, LISTED).map((slip) => {
          const { decision } = slip;
          const { played, options, gain } = analyses.known.get(keyOf(decision))!;
          return (
            <MomentLine
              key={decision.place}
              {...{ replay, place, onGo }}
              at={decision.place}
              {...costOf(words, slip, gain)}
            >
              {words("review-better", {
                played: replyText(words, played),
                better: replyText(words, options[0]!.reply),
              })}
              {gain ? ` ${gainedText(words, gain)}` : ""}
            </MomentLine>
          );
        })}
      </ol>
    </>
  );
}

interface MomentLineProps {
  replay: Reel;
  /** Where it is told of. */
  at: number;
  /** Where one looks. */
  place: number;
  onGo: (place: number) => void;
  sum: string;
  /** How far that may be off, where it is known. */
  error?: string;
  children: ReactNode;
}

/** What it moved, when, and what it was: a press leads there. */
function MomentLine({ replay, at, place, onGo, sum, error, children }: MomentLineProps) {
  const words = useWords();
  return (
    <li>
      <button type="button" aria-current={at === place || undefined} onClick={() => onGo(at)}>
        <b>
          {sum} {error && <small>{error}</small>}
        </b>
        <span>
          <small>{words("replay-round", { round: replay.frames[at]!.shown[0]!.chapter.round })}</small> {children}
        </span>
      </button>
    </li>
  );
}
