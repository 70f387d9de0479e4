/** The bar on top: which game, which round and phase, the viewer's clock, and the way to everything else. */

import { useState } from "react";
import { Link } from "wouter";
import { Brand } from "../app/Brand.js";
import { useListening, useMine } from "../app/mine.js";
import { Icon } from "../design/Icon.js";
import type { TableState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Clock } from "./Clock.js";
import type { Drawing, Drawn } from "./drawing.js";
import { Menu } from "./Menu.js";
import { useScreen } from "./screen.js";
import "./topbar.css";

/** Another table waits for me: one click, and I am there. */
function Elsewhere({ here }: { here: string }) {
  const words = useWords();
  useListening();
  const waiting = useMine((mine) => mine.tables)?.filter((one) => one.asked && one.table.id !== here) ?? [];
  if (!waiting[0]) return null;
  return (
    <Link href={`/t/${waiting[0].table.id}`} className="elsewhere">
      <Icon name="bell" />
      {words("table-elsewhere", { count: waiting.length })}
    </Link>
  );
}

interface TopBarProps {
  drawing: Drawing;
  drawn: Drawn;
  table: TableState;
  onTalk: () => void;
}

export function TopBar({ drawing, drawn, table, onTalk }: TopBarProps) {
  const words = useWords();
  const screen = useScreen();
  const [menu, setMenu] = useState(false);
  const { round, rounds, phase } = drawn.shown.chapter;
  const here = drawing.phases.includes(phase) ? phase : null;
  return (
    <header className="top">
      <Brand named={screen === "phone" ? "sr" : ""} />
      <span className="where">
        <b>{words("title")}</b>
        {phase === "over" ? (
          <> · {words("final-title")}</>
        ) : (
          round > 0 && <> · {words("table-round", { round, rounds: rounds ?? 0 })}</>
        )}
      </span>
      {screen === "desk" && phase !== "over" && (
        <ol className="phases">
          {drawing.phases.map((one) => (
            <li key={one} className={one === here ? "on" : ""} aria-current={one === here ? "step" : undefined}>
              {words(`${table.game}-phase-${one}`)}
            </li>
          ))}
        </ol>
      )}
      <span className="tools">
        <Elsewhere here={table.id} />
        {drawn.me !== null && <Clock seat={drawn.me} />}
        {screen !== "phone" && (
          <button type="button" className="to-talk" onClick={onTalk} aria-label={words("table-log-and-chat")}>
            <Icon name="chat" />
          </button>
        )}
        <button type="button" onClick={() => setMenu(true)} aria-label={words("table-menu")} aria-haspopup="dialog">
          <Icon name="menu" />
        </button>
      </span>
      <Menu open={menu} onClose={() => setMenu(false)} table={table} />
    </header>
  );
}
