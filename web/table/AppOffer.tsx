import { InstallOffer } from "../calls/InstallOffer.js";
import { isByTheDay } from "../shell/tableTexts.js";
import { isAsked } from "./matchState.js";
import { lastReply } from "./recap.js";
import { useTable } from "./tableStore.js";

/** Once one has answered at a table by the day: how to be called to the next turn. */
export function AppOffer() {
  const { table, seat, steps, winners } = useTable((store) => store.match);
  const asked = useTable((store) => isAsked(store.match));
  const isByDay = table !== null && isByTheDay(table.clock);
  if (!isByDay || seat === null || asked || winners || lastReply(steps, seat) === 0) return null;
  return <InstallOffer />;
}
