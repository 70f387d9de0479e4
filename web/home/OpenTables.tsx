/** Tables that wait for players and are listed for everybody. */
import { Link } from "wouter";
import type { TableState } from "../protocol/index.js";
import { openTables } from "../shell/api.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { clockRulesText, freeSeats, gameTitle, othersAt, takenSeats } from "../shell/tableTexts.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";
import { Empty } from "./Empty.js";

/** A full table, or one of a game without a drawing, is no invitation. */
const fetchOpen = async (): Promise<TableState[]> =>
  (await openTables()).filter((table) => SHELF.includes(table.game) && freeSeats(table).length > 0);

/** `mine` are tables I sit at: they stand in my own list. */
export function OpenTables({ mine }: { mine: readonly string[] }) {
  const words = useWords();
  const { value, failed, again } = useFetched(fetchOpen, 15);
  const open = value?.filter((table) => !mine.includes(table.id));
  return (
    <section aria-labelledby="open">
      <h2 id="open">
        {words("home-open")}
        {open && open.length > 0 && <small>{words("home-open-count", { count: open.length })}</small>}
      </h2>
      {failed && !open && <Empty icon="off" title={words("home-failed")} again={again} />}
      {open?.length === 0 && (
        <Empty icon="friends" title={words("home-open-none")}>
          {words("home-open-none-what")}
        </Empty>
      )}
      <ul>
        {open?.map((table) => (
          <li key={table.id} className="open-table">
            <OpenTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { table: TableState }) {
  const words = useWords();
  const game = gameTitle(words, table.game);
  const names = words.list(othersAt(table, null));
  const taken = takenSeats(table).length;
  return (
    <>
      <GameMark game={table.game} />
      <span className="who">
        <b>{game}</b>
        <small>{names}</small>
      </span>
      <span className="pins" role="img" aria-label={words("seats-taken", { taken, all: table.seats.length })}>
        {table.seats.map((seat) => (
          <i key={seat.seat} className={seat.kind === "empty" ? "" : "taken"} />
        ))}
      </span>
      <span className="pace">{clockRulesText(words, table.clock)}</span>
      <Link className="btn sm" href={`/t/${table.id}`} aria-label={words("home-join-what", { game, names })}>
        {words("home-join")}
      </Link>
    </>
  );
}
