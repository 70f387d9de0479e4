/** What the viewer saw: the game's own board and hand, with nothing offered. With all hands open, every hand. */
import { useMemo, useState } from "react";
import { panelOf } from "../design/TabList.js";
import type { Frame, TableState } from "../protocol/index.js";
import { chairsAt } from "../table/chairs.js";
import type { Chair, Drawing, Drawn, Pointing } from "../table/drawing.js";
import { Flights } from "../table/Flights.js";
import { LogAndChat } from "../table/LogAndChat.js";
import { NOTHING } from "../table/picking.js";
import { SeatMark } from "../table/SeatMark.js";
import { Sounds } from "../table/Sounds.js";
import { Room, useScreen } from "../table/screen.js";
import { BOARD, Tabs } from "../table/Tabs.js";
import { useWords } from "../words/Speaking.js";
import { shownTo, type Viewpoint, viewedSeat } from "./replayData.js";

/** Nothing is asked of whoever looks at what has been. */
export const LOOKING: Pointing = {
  asked: null,
  picked: NOTHING,
  of: () => ({ open: false, reason: null, outcome: null, picked: 0, count: 1 }),
  following: [],
  refused: [],
  point: () => undefined,
  putBack: () => undefined,
  answer: () => undefined,
};

interface SceneProps {
  drawing: Drawing;
  frame: Frame;
  table: TableState;
  view: Viewpoint;
  chairs: readonly Chair[];
  /** Whoever is asked something can point. */
  pointing?: Pointing;
}

export function ReplayScene({ drawing, frame, table, view, chairs, pointing = LOOKING }: SceneProps) {
  const words = useWords();
  const phone = useScreen() === "phone";
  const [tab, setTab] = useState(0);
  const me = viewedSeat(view);
  const drawn = useMemo<Drawn>(() => {
    const shown = shownTo(frame, me);
    return { shown, view: shown.view, me, chairs, pointing };
  }, [frame, me, chairs, pointing]);
  const Shown = phone && tab > 0 ? drawing.views[tab - 1]?.View : drawing.Board;
  return (
    // Beside the charts, and above the line, a table never has more room than on a tablet.
    <Room value={phone ? "phone" : "tablet"}>
      <section className={`scene ${view === "all" ? "open-hands" : ""}`} aria-label={words("replay-scene")}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and nothing in it can be pointed at */}
        <div className="board-area" tabIndex={0} {...(phone ? panelOf(BOARD, `${tab}`) : {})}>
          {Shown ? <Shown {...drawn} /> : <LogAndChat />}
        </div>
        {phone && <Tabs titles={drawing.views.map((one) => one.title)} view={tab} onView={setTab} />}
        {view === "all" ? (
          <div className="hands">
            {chairs.map((chair) => (
              <Hand key={chair.seat} drawing={drawing} frame={frame} table={table} chair={chair} />
            ))}
          </div>
        ) : (
          me !== null && <drawing.Dock {...drawn} />
        )}
        <Sounds drawing={drawing} />
        <Flights drawing={drawing} drawn={drawn} />
      </section>
    </Room>
  );
}

interface HandProps {
  drawing: Drawing;
  frame: Frame;
  table: TableState;
  chair: Chair;
}

function Hand({ drawing, frame, table, chair }: HandProps) {
  const shown = shownTo(frame, chair.seat);
  const drawn = useMemo<Drawn>(
    () => ({
      shown,
      view: shown.view,
      me: chair.seat,
      chairs: chairsAt(table, shown, chair.seat),
      pointing: LOOKING,
    }),
    [shown, table, chair.seat],
  );
  return (
    <section className="open-hand" aria-label={chair.name}>
      <h2>
        <SeatMark chair={chair} /> {chair.name}
      </h2>
      <drawing.Dock {...drawn} />
    </section>
  );
}
