/** My own tables, by what is left: those where I am asked come first, gilded. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { isDone, isLesson } from "../lesson/myLessons.js";
import type { MyTable, TableState } from "../protocol/index.js";
import { DayTimes } from "../shell/DayTimes.js";
import { momentText, twoTimesOf } from "../shell/dayClock.js";
import { GameMark } from "../shell/GameMark.js";
import { useOutbox } from "../shell/keptReplies.js";
import { useMyTables } from "../shell/myTables.js";
import { takenSeats } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { Empty } from "./Empty.js";
import { LetGo } from "./LetGo.js";
import { tableTitle } from "./tableTitle.js";
import { WayBack } from "./WayBack.js";

/** `guest`: without a way back, where the site has one to give. */
export function MyTables({ guest }: { guest: boolean }) {
  const words = useWords();
  const { tables, failed, at } = useMyTables();
  const mine = tables?.filter((one) => !isDoneLesson(one));
  const asked = mine?.filter((one) => one.asked).length ?? 0;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">
        {words("home-mine")}
        {mine && mine.length > 0 && <small>{words("home-mine-count", { asked, all: mine.length })}</small>}
      </h2>
      {failed && !mine && <Empty icon="off" title={words("home-failed")} />}
      {failed && mine && (
        <p role="status" className="as-seen">
          <Icon name="off" />
          {words("home-as-seen", { time: momentText(words, at / 1000, Date.now()) })}
        </p>
      )}
      {mine?.length === 0 && (
        <Empty icon="hourglass" title={words("home-mine-none")}>
          {words("home-mine-none-what")}
        </Empty>
      )}
      {mine?.length === 0 && guest && <WayBack />}
      {mine && <MineRows mine={mine} />}
    </section>
  );
}

/** A lesson that is done waits for nobody, though its table still stands. */
export const isDoneLesson = ({ table }: MyTable): boolean => isLesson(table.id) && isDone(table.id);

export function MineRows({ mine }: { mine: readonly MyTable[] }) {
  const words = useWords();
  return (
    <ul>
      {mine.map((one) => (
        <li key={one.table.id} className="mine-row">
          <Mine {...one} />
          <LetGo mine={one} title={tableTitle(words, one)} />
        </li>
      ))}
    </ul>
  );
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
  const done = isDoneLesson(mine);
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
  const kept = useOutbox((box) => box.kept.find((one) => one.table === table.id));
  const times = twoTimesOf(table.seats[mine.seat]);
  const counts = { taken: takenSeats(table).length, all: table.seats.length };
  return (
    <Link
      className={asked ? "mine asked" : away ? "mine away" : "mine"}
      href={`/t/${table.id}${lesson && !done ? "?lesson" : ""}`}
    >
      <GameMark game={table.game} />
      <span>
        <b>{tableTitle(words, mine)}</b>
        <small>
          {open ? words("home-not-begun", counts) : words(state)}
          {/* Beside the times of a turn another one would be read as one of them. */}
          {!(asked && times) && ` · ${openedText(words, table.created)}`}
        </small>
        {asked && times && <DayTimes times={times} />}
        {kept && <small className="kept">{words(kept.late ? "home-late" : "home-kept")}</small>}
      </span>
      {asked ? (
        <span className="turn">
          <Icon name="bell" />
          {words("home-your-turn")}
        </span>
      ) : (
        <Icon name={open ? "friends" : done ? "check" : away ? "bot" : "hourglass"} />
      )}
    </Link>
  );
}
