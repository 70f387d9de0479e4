/** My own tables; those where I am asked come first, gilded. */
import { Link } from "wouter";
import { useMine } from "../app/mine.js";
import { Icon } from "../design/Icon.js";
import { isLesson } from "../lesson/underWay.js";
import type { MyTable, TableState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Empty } from "./Empty.js";
import { GameMark } from "./GameMark.js";
import { gameTitle, listed, othersAt, takenSeats } from "./sayings.js";

export function MyTables() {
  const words = useWords();
  const { tables: mine, failed } = useMine();
  const asked = mine?.filter((one) => one.asked).length ?? 0;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">
        {words("home-mine")}
        {mine && mine.length > 0 && <small>{words("home-mine-count", { asked, all: mine.length })}</small>}
      </h2>
      {failed && !mine && <Empty icon="off" title={words("home-failed")} />}
      {mine?.length === 0 && (
        <Empty icon="hourglass" title={words("home-mine-none")}>
          {words("home-mine-none-what")}
        </Empty>
      )}
      <ul>
        {mine?.map((one) => (
          <li key={one.table.id}>
            <Mine {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mine({ table: told, seat, asked }: MyTable) {
  const words = useWords();
  const table = told as TableState;
  const others = othersAt(table, seat);
  const game = gameTitle(words, table.game);
  const lesson = isLesson(table.id);
  const title = lesson
    ? words("home-lesson", { game })
    : others.length
      ? words("home-with", { game, names: listed(words, others) })
      : words("home-alone", { game });
  const open = table.state === "open";
  const counts = { taken: takenSeats(table).length, all: table.seats.length };
  return (
    <Link className={asked ? "mine asked" : "mine"} href={`/t/${table.id}${lesson ? "?lesson" : ""}`}>
      <GameMark game={table.game} />
      <span>
        <b>{title}</b>
        <small>
          {open
            ? words("home-not-begun", counts)
            : words(lesson ? "home-lesson-on" : asked ? "home-asked" : "home-not-asked")}
        </small>
      </span>
      {asked ? (
        <span className="turn">
          <Icon name="bell" />
          {words("home-your-turn")}
        </span>
      ) : (
        <Icon name={open ? "friends" : "hourglass"} />
      )}
    </Link>
  );
}
