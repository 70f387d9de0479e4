/** The bar on top: which game, which round and phase, the viewer's clock, and the way to everything else. */

import { useState } from "react";
import { Icon } from "../design/Icon.js";
import type { TableState } from "../protocol/index.js";
import { Brand } from "../shell/Brand.js";
import { lazyPart } from "../shell/lazyPart.js";
import { isByTheDay } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import { Clock } from "./Clock.js";
import type { Drawing, Drawn } from "./drawing.js";
import { nearOf } from "./endNear.js";
import { hush, useHushed } from "./hushing.js";
import { useScreen } from "./screen.js";
import { useShownSoFar } from "./soFar.js";
import { useTable } from "./tableStore.js";
import "./topbar.css";
import { Unread } from "./Unread.js";

// Fetched when it is opened first: a table begins with little.
const Menu = lazyPart(() => import("./Menu.js").then(({ Menu }) => Menu));
// Most tables have another clock.
const SeatTimes = lazyPart(() => import("../shell/DayTimes.js").then(({ SeatTimes }) => SeatTimes));
// Other tables can wait until this one stands.
const NextInBar = lazyPart(() => import("./NextTable.js").then(({ NextInBar }) => NextInBar), 3000);

interface TopBarProps {
  drawing: Drawing;
  drawn: Drawn;
  table: TableState;
  /** Is the last count being told? Then the end is not yet given away. */
  counting?: boolean;
  onChat: () => void;
}

export function TopBar({ drawing, drawn, table, counting = false, onChat }: TopBarProps) {
  const words = useWords();
  const screen = useScreen();
  const [menu, setMenu] = useState(false);
  const shown = useShownSoFar() ?? drawn.shown;
  const { round, rounds, phase } = shown.chapter;
  const over = phase === "over" && !counting;
  const hushed = useHushed();
  const last = over ? null : drawing.last?.(shown);
  const near = over ? null : nearOf(drawing, shown);
  const clock = useTable((store) => (drawn.me === null ? undefined : store.match.clocks[drawn.me]));
  const seat = drawn.me === null || over ? undefined : table.seats[drawn.me];
  const here = drawing.phases.includes(phase) ? phase : null;
  return (
    <header className="top">
      <Brand named={screen === "phone" ? "sr" : ""} />
      <span className="where">
        <b>{words("title")}</b>
        {over ? (
          <> · {words("final-title")}</>
        ) : (
          round > 0 && <> · {words("table-round", { round, rounds: rounds ?? 0 })}</>
        )}
      </span>
      {(last || near) && (
        <strong
          className={`last ${near ? "near" : ""}`}
          data-at="last-round"
          title={near ? words.say(near.why) : undefined}
        >
          {words(near?.title ?? last!)}
        </strong>
      )}
      {screen === "desk" && !over && (
        <ol className="phases">
          {drawing.phases.map((one) => (
            <li key={one} className={one === here ? "on" : ""} aria-current={one === here ? "step" : undefined}>
              {words(`${table.game}-phase-${one}`)}
            </li>
          ))}
        </ol>
      )}
      <span className="tools">
        <NextInBar here={table.id} />
        {clock?.runs && isByTheDay(table.clock) && <SeatTimes seat={seat} clock={clock} />}
        {drawn.me !== null && !isByTheDay(table.clock) && <Clock seat={drawn.me} />}
        {screen !== "phone" && (
          <button type="button" className="to-chat" onClick={onChat} aria-label={words("table-log-and-chat")}>
            <Icon name="chat" />
            <span className="to-chat-word" aria-hidden="true">
              {words("table-log-and-chat")}
            </span>
            <Unread />
          </button>
        )}
        <button
          type="button"
          className="to-sound"
          onClick={hush}
          aria-pressed={!hushed}
          aria-label={words("table-sound")}
          title={words("table-sound-key")}
        >
          <Icon name={hushed ? "hushed" : "sound"} />
        </button>
        <button type="button" onClick={() => setMenu(true)} aria-label={words("table-menu")} aria-haspopup="dialog">
          <Icon name="menu" />
        </button>
      </span>
      {menu && <Menu open={menu} onClose={() => setMenu(false)} table={table} />}
    </header>
  );
}
