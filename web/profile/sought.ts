/** Which of one's games are wanted. It stands in the address of the page, so that going back and loading anew keep it. */
import type { operations } from "../protocol/index.js";
import { isGame } from "../shell/games.js";

type Asked = NonNullable<operations["games_api_me_games_get"]["parameters"]["query"]>;

/** What is left out is not asked for. */
export type Sought = Omit<Asked, "after">;

const RESULTS = ["won", "lost"] as const;
const AGAINST = ["people", "bots"] as const;
const LONGEST_NAME = 60;

const oneOf = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value);

/** What an address asks for; what is wrong in it is not asked for. */
export function readSought(search: string): Sought {
  const asked = new URLSearchParams(search);
  const game = asked.get("game") ?? "";
  const players = Number(asked.get("players"));
  const found: Sought = {
    game: isGame(game) ? game : undefined,
    result: oneOf(RESULTS, asked.get("result")),
    players: Number.isInteger(players) && players >= 1 && players <= 8 ? players : undefined,
    against: oneOf(AGAINST, asked.get("against")),
    name: asked.get("name")?.trim().slice(0, LONGEST_NAME) || undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The same as the end of an address, always in one order: "?game=…&result=…", or nothing. */
export function writeSought(sought: Sought, after?: string | null): string {
  const { game, result, players, against, name } = sought;
  const asked = Object.entries({ game, result, players, against, name, after });
  const said = asked.flatMap(([key, value]) => (value ? [[key, String(value)]] : []));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}
