/** The moments of Capital Lux in the middle of the table. */
import { LastRound } from "../../table/LastRound.js";
import type { StagedMoment } from "../../table/moments.js";
import { useWords } from "../../words/Speaking.js";

export function MomentPicture({ moment: { event } }: { moment: StagedMoment }) {
  const words = useWords();
  const title = words(event.id === "last-turns" ? "lux-last-turns" : "table-last-round");
  return <LastRound title={title} why={words.say(event)} />;
}
