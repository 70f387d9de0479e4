/** Meanwhile: what the others did since the learner's own last reply, in the sentences of the log. */
import type { Heard } from "../protocol/index.js";
import type { Told } from "../table/course.js";
import { seatIn } from "../table/refs.js";

/** More is not read by somebody who wants to go on. */
const MOST = 3;

/** The last things others did, after what has been heard; `isTold` says whether the log has a sentence for it. Before the first step was read nothing is meant. */
export function meanwhile(
  steps: readonly Told[],
  me: number,
  heard: number,
  isTold: (event: Heard) => boolean,
): readonly Heard[] {
  if (heard === 0) return [];
  const own = steps.findLastIndex((step) => step.kind === "reply" && step.seat === me);
  return steps
    .slice(own + 1)
    .filter((step) => step.seq > heard)
    .flatMap((step) => step.events)
    .filter((event) => isOfOther(event, me) && isTold(event))
    .slice(-MOST);
}

const isOfOther = ({ args }: Heard, me: number) => ![null, me].includes(seatIn(args.seat));
