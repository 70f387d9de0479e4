/** The moments of Capital Lux in the middle of the table. */
import { END_NEAR } from "../../table/endNear.js";
import { LastRound } from "../../table/LastRound.js";
import type { StagedMoment } from "../../table/moments.js";
import { useWords } from "../../words/Speaking.js";

const TITLES: Record<string, string> = { "last-turns": "lux-last-turns", [END_NEAR]: "lux-last-turns-near" };

export function MomentPicture({ moment: { event, said } }: { moment: StagedMoment }) {
  const words = useWords();
  return <LastRound title={words(TITLES[event.id] ?? "table-last-round")} why={words.say(said)} />;
}
