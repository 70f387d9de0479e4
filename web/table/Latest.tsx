/** What a rival did last, in a line: in a hand the log is a tab away. */
import { useWords } from "../words/Speaking.js";
import type { Drawn } from "./drawing.js";
import "./latest.css";
import { SeatMark } from "./SeatMark.js";
import { useSitting } from "./store.js";

export function Latest({ chairs, me }: Drawn) {
  const words = useWords();
  const steps = useSitting((sitting) => sitting.course.steps);
  const step = steps.findLast(
    ({ kind, seat, events }) =>
      kind === "reply" && seat !== null && seat !== me && events.some(({ id }) => words.has(id)),
  );
  const event = step?.events.find(({ id }) => words.has(id));
  if (!step || !event) return null;
  return (
    <p className="latest">
      <SeatMark chair={chairs[step.seat!]!} />
      {words.say(event)}
    </p>
  );
}
