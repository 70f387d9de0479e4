/** What flies when something is told: tiles to their spaces, pieces to districts, cards, and points to the seats. */
import type { FlandernView } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import { isStill } from "../../settings/settings.js";
import type { Drawn, Flight } from "../../table/drawing.js";
import { idOf, seatIn } from "../../table/refs.js";
import { seatOf } from "./seats.js";

/** So many points fly as one shield. */
const POINTS = 4;

/** What a town pays a guild, as shields of its arms: to whoever it scores for. */
export function shields({ args }: Heard, { players }: FlandernView): Flight[] {
  const guild = idOf(`${args.guild}`);
  const owner = seatOf(players, guild);
  const count = Math.ceil(Number(args.points) / POINTS);
  const to = owner === null ? [`guild:${guild}`] : [`points@${owner}`, `seat:${owner}`];
  return args.town !== undefined && count > 0 ? [{ from: [`${args.town}`], to, as: "sign", count }] : [];
}

export function flights({ id, args }: Heard, { view, me }: Drawn<"flandern">): Flight[] {
  const seat = seatIn(args.seat);
  const space = `${args.space}`;
  const centre = `space:${idOf(`${args.site}`)}-centre`;
  switch (id) {
    case "builds":
    case "sets-up-site":
      // One's own tile is the one that was picked, turned as it will lie; a rival's comes from its seat.
      return [
        {
          from: [...(seat === me ? [`${args.tile}`] : []), `seat:${seat}`],
          to: [space],
          over: space,
          as: "arriving",
        },
      ];
    case "lays-centre":
      return [{ from: [`seat:${seat}`], to: [centre], over: centre, as: "arriving" }];
    case "founds":
      // Those of the guild that is nobody's, and of the Church.
      return [
        {
          from: [`guild:${args.town === "town:liege" ? "church" : "grey"}`],
          to: [centre],
          over: centre,
          as: "arriving",
        },
      ];
    case "completes":
      return [{ from: [space], to: ["stock:site@all"], as: "sign" }];
    case "places-cathedral":
      return [{ from: ["stock:cathedral@all"], to: [space], as: "sign" }];
    case "places-guild-master":
      return [{ from: ["stock:master@all"], to: [space], as: "sign" }];
    case "reveals-golden":
      return args.card === "golden:influence" ? [{ from: ["golden"], to: [`influence@${seat}`], as: "sign" }] : [];
    case "guild-scores":
      // They set out when the town's moment has told of them: see untold. Where nothing moves, the counter is outlined at once.
      return isStill() ? shields({ id, args }, view) : [];
    default:
      return [];
  }
}
