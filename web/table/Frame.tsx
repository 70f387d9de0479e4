/** The table's frame: bar, board, prompt, dock. What stands inside is the game's own drawing. */
import { useMemo, useState } from "react";
import { Sheet } from "../design/Sheet.js";
import type { TableState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Bell } from "./Bell.js";
import { Final } from "./Final.js";
import { Flights } from "./Flights.js";
import "./frame.css";
import type { Drawing, Drawn } from "./drawing.js";
import { useKeys } from "./keys.js";
import { Latest } from "./Latest.js";
import { Notices } from "./Notices.js";
import { Prompt } from "./Prompt.js";
import { usePointing } from "./pointing.js";
import { Sounds } from "./Sounds.js";
import { useScreen } from "./screen.js";
import { useSitting } from "./store.js";
import { Tabs } from "./Tabs.js";
import { Talk } from "./Talk.js";
import { TopBar } from "./TopBar.js";
import { useChairs } from "./useChairs.js";

export function Frame({ drawing, table }: { drawing: Drawing; table: TableState }) {
  const shown = useSitting((sitting) => sitting.course.shown);
  const seat = useSitting((sitting) => sitting.course.seat);
  const chairs = useChairs();
  const pointing = usePointing();
  const drawn = useMemo<Drawn | null>(
    () => shown && { shown, view: shown.view, me: seat, chairs, pointing },
    [shown, seat, chairs, pointing],
  );
  if (!drawn) return null;
  return <SetTable drawing={drawing} drawn={drawn} table={table} />;
}

/** The table is set. */
function SetTable({ drawing, drawn, table }: { drawing: Drawing; drawn: Drawn; table: TableState }) {
  const words = useWords();
  const screen = useScreen();
  const winners = useSitting((sitting) => sitting.course.winners);
  const seq = useSitting((sitting) => sitting.course.seq);
  const [view, setView] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const [back, lookBack] = useState(false);
  const hint = drawing.useHint(drawn);
  useKeys(() => (screen === "phone" ? setView(drawing.views.length + 1) : setDrawer((open) => !open)));
  const phone = screen === "phone";
  const Shown = phone && view > 0 ? drawing.views[view - 1]?.View : drawing.Board;
  if (winners && !back) {
    return (
      <div className="table final-frame" data-game={table.game} data-seq={seq}>
        <TopBar drawing={drawing} drawn={drawn} table={table} onTalk={() => setDrawer(true)} />
        <Final drawing={drawing} drawn={drawn} winners={winners} table={table} onTable={() => lookBack(true)} />
        <Notices chairs={drawn.chairs} />
        <Drawer open={drawer} onClose={() => setDrawer(false)} title={words("table-log-and-chat")} />
        <Sounds drawing={drawing} />
      </div>
    );
  }
  return (
    <div className="table" data-game={table.game} data-seq={seq}>
      <h1 className="sr">{words("title")}</h1>
      <TopBar drawing={drawing} drawn={drawn} table={table} onTalk={() => setDrawer(true)} />
      {/* On a phone it scrolls, and not every drawing has something in it to point at. */}
      <main className="board-area" tabIndex={phone ? 0 : undefined}>
        {Shown ? <Shown {...drawn} /> : <Talk />}
      </main>
      <footer className="dock-area">
        {phone && view === 0 && !winners && <Latest {...drawn} />}
        {phone && <Tabs titles={drawing.views.map((one) => one.title)} view={view} onView={setView} />}
        {winners ? (
          <button type="button" className="btn to-final" onClick={() => lookBack(false)}>
            {words("table-to-final")}
          </button>
        ) : (
          <Prompt pointing={drawn.pointing} chairs={drawn.chairs} hint={hint} />
        )}
        <drawing.Dock {...drawn} />
      </footer>
      <Notices chairs={drawn.chairs} />
      <Flights drawing={drawing} drawn={drawn} />
      <Bell />
      <Sounds drawing={drawing} />
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={words("table-log-and-chat")} />
    </div>
  );
}

function Drawer({ open, onClose, title }: { open: boolean; onClose: () => void; title: string }) {
  const words = useWords();
  return open ? (
    <Sheet close={words("table-close")} onClose={onClose} title={title}>
      <Talk />
    </Sheet>
  ) : null;
}
