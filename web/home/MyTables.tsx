/** My own tables; those where I am asked come first, gilded. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { isDone, isLesson } from "../lesson/myLessons.js";
import type { MyTable, TableState } from "../protocol/index.js";
import { GameMark } from "../shell/GameMark.js";
import { useMyTables } from "../shell/myTables.js";
import { gameTitle, othersAt, takenSeats } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { Empty } from "./Empty.js";
import { LetGo } from "./LetGo.js";

export function MyTables() {
  const words = useWords();
  const { tables: mine, failed } = useMyTables();
  const asked = mine?.filter((one) => one.asked && !isDone(one.table.id)).length ?? 0;
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
          <li key={one.table.id} className="mine-row">
            <Mine {...one} />
            <LetGo mine={one} title={titleOf(words, one)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(words: Words, { table: told, seat }: MyTable): string {
  const table = told as TableState;
  const game = gameTitle(words, table.game);
  const others = othersAt(table, seat);
  if (isLesson(table.id)) return words("home-lesson", { game });
  if (others.length === 0) return words("home-alone", { game });
  return words("home-with", { game, names: words.list(others) });
}

/** The day it was opened, and today the time. */
function openedText(words: Words, created: number): string {
  const at = new Date(created * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = today
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, how).format(at);
}

function Mine(mine: MyTable) {
  const words = useWords();
  const table = mine.table as TableState;
  const lesson = isLesson(table.id);
  const done = lesson && isDone(table.id);
  // A lesson that is done asks for nobody.
  const asked = mine.asked && !done;
  const open = table.state === "open";
  const away = table.seats[mine.seat]?.away;
  const state = done
    ? "home-lesson-done"
    : lesson
      ? "home-lesson-on"
      : asked
        ? "home-asked"
        : away
          ? "home-bot-plays"
          : "home-not-asked";
  const counts = { taken: takenSeats(table).length, all: table.seats.length };
  return (
    <Link className={asked ? "mine asked" : "mine"} href={`/t/${table.id}${lesson && !done ? "?lesson" : ""}`}>
      <GameMark game={table.game} />
      <span>
        <b>{titleOf(words, mine)}</b>
        <small>
          {open ? words("home-not-begun", counts) : words(state)} · {openedText(words, table.created)}
        </small>
      </span>
      {asked ? (
        <span className="turn">
          <Icon name="bell" />
          {words("home-your-turn")}
        </span>
      ) : (
        <Icon name={open ? "friends" : done ? "check" : "hourglass"} />
      )}
    </Link>
  );
}
