/** A game in a line: what it is about, for how many, how long. */
import type { GameName } from "../protocol/index.js";
import { playersText } from "../shell/tableTexts.js";
import { useGames } from "../shell/useGames.js";
import { useWords } from "../words/Speaking.js";

export function Blurb({ game }: { game: GameName }) {
  const words = useWords();
  const infoOf = useGames();
  const players = infoOf?.(game)?.players;
  const id = `game-blurb-${game}`;
  // The line has its place already while the server is asked.
  return <small>{players && words.has(id) ? words(id, { players: playersText(players) }) : "\u00a0"}</small>;
}
