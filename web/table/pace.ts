/**
 * The pace at which others' moves are shown. Updates wait here while the motion of the one before is still to be seen; more than
 * three seconds of it is skipped, and any click of one's own finishes it. What is one's own is shown at once.
 */

import { isStill, useSettings } from "../app/settings.js";
import type { FromServer, Update } from "../protocol/index.js";
import type { Course } from "./course.js";

const LONGEST = 3000;
const EACH = { off: 0, quick: 260, full: 620 } as const;

interface Waiting {
  update: Update;
  show: (message: FromServer) => void;
}

let queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let busyUntil = 0;

const motion = () => (isStill() ? 0 : EACH[useSettings.getState().motion]);

/** Does this update show something others did, that should be followed? */
function worthFollowing(update: Update, course: Course): boolean {
  const others = update.steps.some((step) => step.seat !== null && step.seat !== course.seat && step.events.length > 0);
  return course.shown !== null && update.steps.length <= 3 && others && document.visibilityState === "visible";
}

export function paced(update: Update, course: Course, show: (message: FromServer) => void): void {
  queue.push({ update, show });
  const own = update.steps.some((step) => step.seat !== null && step.seat === course.seat);
  if (motion() === 0 || own || queue.length * motion() > LONGEST) flush();
  else next(course);
}

function next(course: Course): void {
  clearTimeout(timer);
  const wait = busyUntil - Date.now();
  if (wait > 0) {
    timer = setTimeout(() => next(course), wait);
    return;
  }
  const first = queue.shift();
  if (!first) return;
  busyUntil = worthFollowing(first.update, course) ? Date.now() + motion() : 0;
  first.show(first.update);
  if (queue.length > 0) next(course);
}

/** Show all that waits, now. */
export function flush(): void {
  clearTimeout(timer);
  busyUntil = 0;
  const waiting = queue;
  queue = [];
  for (const { update, show } of waiting) show(update);
}

/** Forget all that waits: the table is left. */
export function stopPacing(): void {
  clearTimeout(timer);
  queue = [];
  busyUntil = 0;
}
