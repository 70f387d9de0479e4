/** What everybody at a table is called. */
import type { SeatState, TableState } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { personaName } from "./personas.js";

/** Bots have names too: it is easier to follow Hendrik than a strength. By seat, so that they keep them. */
const BOTS = ["Hendrik", "Margriet", "Joris", "Lysbet", "Cornelis", "Aleydis", "Pieter", "Katelijne"];

/** Whose name was erased is called so by the server, and nobody else may be. */
const ERASED = "Somebody";
const SOMEBODY = { en: "Somebody", nl: "Iemand", de: "Jemand" } as const;

/** Who has given no name is called so, in the language they came in; the second of them at a table has a number. */
const GUEST = { en: "Guest", nl: "Gast", de: "Gast" } as const;
const NAMELESS = /^(Guest|Gast)(?= \d+$|$)/;
export const isGuestName = (name: string): boolean => NAMELESS.test(name);

/** A person's name as it is read here. */
export function called(name: string): string {
  const { language } = useSettings.getState();
  return name === ERASED ? SOMEBODY[language] : name.replace(NAMELESS, GUEST[language]);
}

/** A bot with a persona has a name of its own, a second one like it that of its seat. No bot has the name of a person who sits there. */
export const namesAt = ({ seats }: TableState): string[] => namesOf(seats);

/** Whose face a seat shows: the portrait that was chosen, the bot's by its name, or one by chance; in a replay a person's by their name. */
export const faceAt = (
  table: TableState,
  { seat, kind, portrait, player, kept, name }: SeatState,
): string | undefined => portrait ?? (kind === "bot" ? namesAt(table)[seat] : (player ?? kept ?? name));

export function namesOf(seats: TableState["seats"]): string[] {
  const taken = seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const free = BOTS.filter((name) => !taken.includes(name));
  return seats.map(({ seat, kind, name, bot }) => {
    if (kind !== "bot") return called(name);
    const own = personaName(bot);
    if (!own || taken.includes(own)) return free[seat] ?? name;
    taken.push(own);
    return own;
  });
}
