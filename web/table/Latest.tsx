/** What a rival did last, in a line: on a phone the log is a tab away. */
import { useWords } from "../words/Speaking.js";
import type { Drawn } from "./drawing.js";
import "./latest.css";
import { useToldRound } from "./roundEnd.js";
import { SeatMark } from "./SeatMark.js";
import { sentenceOf } from "./sentences.js";
import { useTurnsSoFar } from "./soFar.js";
import { useTelling } from "./useTurns.js";

export function Latest({ chairs, me }: Drawn) {
  const words = useWords();
  const telling = useTelling();
  // What is dealt for the next round is read after how this one ended.
  const due = useToldRound((round) => round.due);
  const turn = useTurnsSoFar().findLast(({ kind, seat }) => (kind === "turn" || kind === "table") && seat !== me);
  const said = turn ? sentenceOf(words, turn, telling) : "";
  if (!turn || !said || due) return null;
  const chair = turn.seat === null ? null : chairs[turn.seat];
  return (
    <p className="latest">
      {chair && <SeatMark chair={chair} />}
      <span className="said">{said}</span>
    </p>
  );
}
