/** What a puzzle says: how it stands and what is wanted; then what the answer was worth, and what another would lead to. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { WaxSeal } from "../lesson/WaxSeal.js";
import type { PuzzleAnswer, Reel, Solution } from "../protocol/index.js";
import { percent, sameReply } from "../replay/analysis.js";
import "../replay/analysis.css";
import { useNewTablePlan } from "../shell/newTablePlan.js";
import { useFetched } from "../shell/useFetched.js";
import { useOpening } from "../shell/useOpening.js";
import type { Chair, Drawing } from "../table/drawing.js";
import { Log } from "../table/Log.js";
import { replyText } from "../table/replyText.js";
import { SeatMark } from "../table/SeatMark.js";
import { useScreen } from "../table/screen.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import { signedPoints } from "../words/signedPoints.js";
import { gains, noteSolved, playOn, puzzleCounts, totalOf } from "./puzzleBook.js";

interface PanelProps {
  reel: Reel;
  drawing: Drawing;
  number: number;
  chairs: readonly Chair[];
  answer: readonly string[] | null;
  solved: Solution | null;
  onAgain: () => void;
}

export function PuzzlePanel(props: PanelProps) {
  const words = useWords();
  const phone = useScreen() === "phone";
  const { reel, number, chairs, answer, solved } = props;
  const { round, rounds } = reel.frames.at(-1)!.shown[0]!.chapter;
  return (
    <>
      <section className="panel posed">
        <h2>{words("puzzle-ask")}</h2>
        <p>{words("puzzle-how")}</p>
        <p>{capital(words("table-round", { round, rounds: rounds ?? 0 }))}</p>
        <ul className="posed-scores">
          {chairs.map((chair) => (
            <li key={chair.seat}>
              <SeatMark chair={chair} />
              <b>{capital(chair.name)}</b>
              <span>{words("puzzle-points", { points: chair.points })}</span>
            </li>
          ))}
        </ul>
      </section>
      {answer && (
        <section className="panel analysis verdict" aria-live="polite" aria-busy={!solved}>
          {solved && <Verdict {...props} answer={answer} solved={solved} key={`${reel.match} ${number}`} />}
        </section>
      )}
      {!phone && (
        <section className="panel so-far">
          <Log chairs={chairs} />
        </section>
      )}
    </>
  );
}

type VerdictProps = PanelProps & { answer: readonly string[]; solved: Solution };

/** First only whether it was right; whoever was wrong may try again before the solution is told. */
function Verdict({ reel, drawing, number, answer, solved, onAgain }: VerdictProps) {
  const words = useWords();
  const here = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState(false);
  const best = solved.answers[0]!;
  const mine = solved.answers.find(({ reply }) => sameReply(reply, answer));
  const right = mine === best;
  useEffect(() => {
    if (right) noteSolved(reel.game, number);
    here.current?.focus();
  }, [right, reel.game, number]);
  return (
    <>
      <h2 ref={here} tabIndex={-1}>
        {right && <WaxSeal />}
        {words(right ? "puzzle-right" : "puzzle-wrong")}
      </h2>
      {!right && (
        <p>
          {mine
            ? words("puzzle-gap", { mine: percent(mine.share), best: percent(best.share) })
            : words("puzzle-elsewhere", { what: capital(replyText(words, answer)) })}
        </p>
      )}
      {(right || told) && <Answers solved={solved} mine={mine} drawing={drawing} />}
      <div className="ways">
        {!right && (
          <button type="button" className="btn primary" onClick={onAgain}>
            <Icon name="undo" />
            {words("puzzle-again")}
          </button>
        )}
        {!right && !told && (
          <button type="button" className="btn" onClick={() => setTold(true)}>
            <Icon name="lantern" />
            {words("puzzle-tell")}
          </button>
        )}
        {(right || told) && <Onward game={reel.game} number={number} first={right} />}
      </div>
    </>
  );
}

/** To play the match on, or to the next puzzle. */
function Onward({ game, number, first }: { game: Reel["game"]; number: number; first: boolean }) {
  const words = useWords();
  const { busy, trouble, open } = useOpening();
  const { value: counts } = useFetched(puzzleCounts);
  const strength = useNewTablePlan((plan) => plan.strength);
  const more = number < (counts?.[game] ?? 0);
  return (
    <>
      <button type="button" className="btn" aria-busy={busy} onClick={() => open(() => playOn(game, number, strength))}>
        <Icon name="play" />
        {words("replay-branch")}
      </button>
      {counts && (
        <Link className={first ? "btn primary" : "btn"} href={more ? `/puzzles/${game}/${number + 1}` : "/puzzles"}>
          {words(more ? "puzzle-next" : "puzzles-all")}
        </Link>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}

interface AnswersProps {
  solved: Solution;
  mine: PuzzleAnswer | undefined;
  drawing: Drawing;
}

/** What each answer is worth, and why the best is. Whoever has found it reads why it is better than what most would do. */
function Answers({ solved, mine, drawing }: AnswersProps) {
  const words = useWords();
  const best = solved.answers[0]!;
  const natural = solved.answers.at(-1)!;
  const other = mine && mine !== best ? mine : natural;
  const say = (reply: readonly string[]) => capital(replyText(words, reply));
  return (
    <>
      <ol>
        {solved.answers.map((one) => (
          <li key={one.reply.join(" ")} className={one === mine ? "played" : ""}>
            <span className="what">
              {say(one.reply)}
              {one === mine && <small>{words("puzzle-yours")}</small>}
              {one === natural && <small>{words("puzzle-natural")}</small>}
              <small className="wins">{words("analysis-share", { percent: percent(one.share) })}</small>
            </span>
            <b>{words(one === best ? "analysis-best" : "analysis-behind", { percent: percent(one.behind) })}</b>
            <span className="bar" style={{ "--share": `${(100 * one.share) / best.share}%` } as CSSProperties} />
          </li>
        ))}
      </ol>
      <Why best={best} other={other} what={say(other.reply)} drawing={drawing} />
    </>
  );
}

interface WhyProps {
  best: PuzzleAnswer;
  other: PuzzleAnswer;
  /** The other, in words. */
  what: string;
  drawing: Drawing;
}

/** What the best answer brings that the other does not, at the end of the game. */
function Why({ best, other, what, drawing }: WhyProps) {
  const words = useWords();
  const icons = new Map(drawing.scores.map(({ item, icon }) => [item, icon]));
  const told = gains(best, other);
  const lead = best.lead - other.lead;
  const own = totalOf(best) - totalOf(other);
  return (
    <div className="why">
      <h3>{words("puzzle-why", { what })}</h3>
      <ul>
        {told.map(({ item, points }) => (
          <li key={item} className={points > 0 ? "more" : "less"}>
            {icons.get(item) && <Icon name={icons.get(item)!} />}
            <b>{signedPoints(words.language, points)}</b>
            <span>{words(`score-${item}`)}</span>
          </li>
        ))}
      </ul>
      <p>
        {words("puzzle-lead", {
          own: signedPoints(words.language, own),
          rival: signedPoints(words.language, own - lead),
          points: signedPoints(words.language, lead),
          error: signedPoints(words.language, other.lead_error).slice(1),
        })}
      </p>
    </div>
  );
}
