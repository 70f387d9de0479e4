/** Who bots may be, game by game; at the table only their first names are needed (`personas.ts`). */
import type { GameName } from "../protocol/index.js";
import { personaName } from "./personas.js";

/** Nobody in particular, and everybody somebody else. */
export type Anybody = "any" | "mixed";

const folders = import.meta.glob<readonly string[]>("../games/*/personas.ts", { eager: true, import: "personas" });

export const personasOf = (game: GameName): readonly string[] => folders[`../games/${game}/personas.ts`] ?? [];

/** The persona of a bot, or none. */
export const personaOf = (bot: string | null): string => (personaName(bot) && bot?.split(":")[1]) || "any";

/** A bot as the server is told of it. */
export const botOf = (strength: string, persona?: string): string =>
  persona && persona !== "any" ? `${strength}:${persona}` : strength;

/** What somebody is called; nobody in particular has no name here. */
export const firstName = (persona: string): string => personaName(botOf("", persona)) ?? "";
