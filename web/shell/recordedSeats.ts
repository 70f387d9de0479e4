/** Seats of a finished match: nobody at a running one needs them. */
import type { TableState } from "../protocol/index.js";

/** Seats as a record names them: a person by name, a bot by its kind. */
export function seatsOf(players: readonly string[]): TableState["seats"] {
  return players.map((name, seat) => {
    const bot = name.startsWith("bot:") ? name.slice(4) : null;
    return {
      seat,
      kind: bot === null ? "person" : "bot",
      name,
      player: null,
      bot,
      away: false,
      here: true,
      choice: null,
      absent: false,
      kept: null,
      idle: false,
      portrait: null,
      profile: null,
      free_until: null,
      out_at: null,
      tips: 0,
    };
  });
}
