/** What has happened after an event, as far as this browser was told: what is seen now is not always what it was by the event. */
import type { Heard } from "../protocol/index.js";
import { useTable } from "./tableStore.js";

export function laterThan(isIt: (event: Heard) => boolean): readonly Heard[] {
  const events = useTable.getState().match.steps.flatMap((step) => step.events);
  return events.slice(events.findLastIndex(isIt) + 1);
}
