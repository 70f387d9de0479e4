// Compiled, never run: the types can be used as a client wants to use them.
import type { FromServer, NewTable, Reply, Shown, TableState, Views } from "./index.js";

/** Which view it is, the table's game says. */
function shownOf<G extends keyof Views>(table: TableState, game: G, shown: Shown): Shown<Views[G]> | undefined {
  return table.game === game ? (shown as Shown<Views[G]>) : undefined;
}

/** Every message there is, told apart by its type. */
export function title(message: FromServer, table: TableState): string {
  switch (message.type) {
    case "update": {
      const bruges = message.shown && shownOf(table, "bruges", message.shown);
      return bruges ? `round ${bruges.view.round}` : `step ${message.seq}`;
    }
    case "welcome":
      return `protocol ${message.protocol}`;
    case "table":
      return message.table.seats.map((seat) => seat.name).join(", ");
    case "chat":
      return message.lines.map((line) => line.text).join("\n");
    case "ack":
      return message.key;
    case "error":
      return message.code === "stale" ? "look again" : message.text;
    case "pong":
      return "here";
    default:
      return message satisfies never;
  }
}

/** The first answer there is. */
export function first(shown: Shown, question: string, key: string): Reply | undefined {
  const offer = shown.question?.offers[0];
  return offer && { type: "reply", key, question, reply: [offer.path] };
}

/** What is left out has its default. */
export const alone: NewTable = { game: "bruges", seats: ["me", "search"], start: true };
