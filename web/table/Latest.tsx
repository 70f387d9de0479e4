/** What a rival did last, in a line: on a phone the log is a tab away. */
import { useWords } from "../words/Speaking.js";
import type { Drawn } from "./drawing.js";
import "./latest.css";
import { SeatMark } from "./SeatMark.js";
import { sentenceOf } from "./sentences.js";
import { useTelling, useTurns } from "./useTurns.js";

export function Latest({ chairs, me }: Drawn) {
  const words = useWords();
  const telling = useTelling();
  const turn = useTurns().findLast(({ kind, seat }) => (kind === "turn" || kind === "table") && seat !== me);
  const said = turn ? sentenceOf(words, turn, telling) : "";
  if (!turn || !said) return null;
  const chair = turn.seat === null ? null : chairs[turn.seat];
  return (
    <p className="latest">
      {chair && <SeatMark chair={chair} />}
      <span className="said">{said}</span>
    </p>
  );
}
