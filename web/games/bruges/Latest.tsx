/** What a rival did last, in a line: on the phone the log is a tab away. */
import { Seal } from "../../design/Seal.js";
import type { Drawn } from "../../table/drawing.js";
import { useSitting } from "../../table/store.js";
import { useWords } from "../../words/Speaking.js";

export function Latest({ chairs, me }: Drawn<"bruges">) {
  const words = useWords();
  const steps = useSitting((sitting) => sitting.course.steps);
  const step = steps.findLast(
    ({ kind, seat, events }) => kind === "reply" && seat !== null && seat !== me && events.length > 0,
  );
  const event = step?.events.find(({ id }) => words.has(id));
  if (!step || !event) return null;
  return (
    <p className="latest">
      <Seal seal={chairs[step.seat!]!.seal} />
      {words.say(event)}
    </p>
  );
}
