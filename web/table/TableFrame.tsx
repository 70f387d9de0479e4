/** The table's frame: bar, board, prompt, dock. What stands inside is the game's own drawing. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { focused } from "../design/focused.js";
import { panelOf } from "../design/TabList.js";
import type { TableState } from "../protocol/index.js";
import { lazyPart } from "../shell/lazyPart.js";
import { bookCatalogue } from "../words/book.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { openAid } from "./aid.js";
import { useCallFollowed } from "./callFollowed.js";
import { directBy, useBeat } from "./director.js";
import { useEnding } from "./ending.js";
import { useEndNear } from "./endNear.js";
import "./frame.css";
import type { Drawing, Drawn } from "./drawing.js";
import { hush } from "./hushing.js";
import { useKeys } from "./keys.js";
import { Latest } from "./Latest.js";
import { LogAndChat } from "./LogAndChat.js";
import { useBanner } from "./moments.js";
import { Bar, Prompt } from "./Prompt.js";
import { usePointing } from "./pointing.js";
import { useScreen, useScrollsAsOne } from "./screen.js";
import "./short.css";
import { useSkipping } from "./skipping.js";
import { BOARD, Tabs } from "./Tabs.js";
import { TopBar } from "./TopBar.js";
import { useTable } from "./tableStore.js";
import { useChairs } from "./useChairs.js";
import { Changes, useBack, useRecap } from "./useRecap.js";
import { TellingHere } from "./useTurns.js";

// What a table begins with should be little: these are fetched when there is something to show in them.
const Final = lazyPart(() => import("./Final.js").then(({ Final }) => Final));
// Nothing flies before the table stands.
const Flights = lazyPart(() => import("./Flights.js").then(({ Flights }) => Flights), 1000);
// Nor is anything heard.
const Bell = lazyPart(() => import("./Bell.js").then(({ Bell }) => Bell), 1000);
const Sounds = lazyPart(() => import("./Sounds.js").then(({ Sounds }) => Sounds), 1000);
// A second later too, and not when it is wanted: a lost connection is one of the things it tells.
const Notices = lazyPart(() => import("./Notices.js").then(({ Notices }) => Notices), 1000);
// Nobody has anything to say that cannot wait as long.
const Bubbles = lazyPart(() => import("./Bubbles.js").then(({ Bubbles }) => Bubbles), 1000);
const Herald = lazyPart(() => import("./Herald.js").then(({ Herald }) => Herald), 1000);
const Since = lazyPart(() => import("./Since.js").then(({ Since }) => Since));
const MomentCard = lazyPart(() => import("./MomentCard.js").then(({ MomentCard }) => MomentCard));
const Banner = lazyPart(() => import("./MomentCard.js").then(({ Banner }) => Banner));
const Drawer = lazyPart(() => import("./Drawer.js").then(({ Drawer }) => Drawer));
const Stage = lazyPart(() => import("./Stage.js").then(({ Stage }) => Stage));

export function TableFrame({ drawing, table }: { drawing: Drawing; table: TableState }) {
  const shown = useTable((store) => store.match.shown);
  const seat = useTable((store) => store.match.seat);
  const chairs = useChairs();
  const pointing = usePointing(drawing.confirms);
  const drawn = useMemo<Drawn | null>(
    () => shown && { shown, view: shown.view, me: seat, chairs, pointing },
    [shown, seat, chairs, pointing],
  );
  if (!drawn) return null;
  return (
    <TellingHere value={drawing.telling}>
      <SetTable drawing={drawing} drawn={drawn} table={table} />
      <Herald drawing={drawing} drawn={drawn} />
      <Bell />
      <Sounds drawing={drawing} />
    </TellingHere>
  );
}

/** The table is set. */
function SetTable({ drawing, drawn, table }: { drawing: Drawing; drawn: Drawn; table: TableState }) {
  const words = useWords();
  const { language } = words;
  const screen = useScreen();
  const asOne = useScrollsAsOne();
  const winners = useTable((store) => store.match.winners);
  const seq = useTable((store) => store.match.seq);
  const [view, setView] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const [back, lookBack] = useState(false);
  const hint = drawing.useHint(drawn);
  const step = drawing.useStep?.(drawn) ?? "";
  const sends = drawing.useSends?.(drawn) ?? "";
  const { asked } = drawn.pointing;
  useEffect(() => directBy(drawing.telling), [drawing]);
  // The stage has to be there when something happens; whoever begins to play can wait for it better than later.
  useEffect(() => {
    const fetchAhead = () => {
      Stage.ahead();
      MomentCard.ahead();
      drawing.Picture?.ahead();
    };
    window.addEventListener("pointerdown", fetchAhead, { once: true });
    window.addEventListener("keydown", fetchAhead, { once: true });
    return () => {
      window.removeEventListener("pointerdown", fetchAhead);
      window.removeEventListener("keydown", fetchAhead);
    };
  }, [drawing]);
  useKeys({
    g: () => (screen === "phone" ? setView(drawing.views.length + 1) : setDrawer((open) => !open)),
    a: () => openAid(table.game),
    m: hush,
  });
  const phone = screen === "phone";
  const { beat, atRest } = useBeat();
  const recap = useRecap();
  const isBack = useBack(table) === recap.since;
  const isRecapped: boolean = recap.turns.length > 0 || recap.ended > 0;
  // On a phone's further views there is other news.
  const since = !winners &&
    (drawn.me !== null || phone) &&
    (!phone || view === 0 || (isRecapped && view <= drawing.views.length)) && (
      <div className="since-room">
        {isRecapped ? (
          <Since recap={recap} chairs={drawn.chairs} begins={isBack} onAgain={() => setView(0)} />
        ) : (
          atRest && <Latest {...drawn} />
        )}
      </div>
    );
  const lifted = beat && !beat.moment && beat.turn.deed && drawing.telling?.hasThing(beat.turn.deed);
  const banner = useBanner((banners) => banners.banner);
  useSkipping();
  useCallFollowed(useCallback(() => setView(0), []));
  useEndNear(drawing, drawn.shown);
  const ending = useEnding(winners !== null);
  const counting = ending.part === "count";
  useEffect(() => {
    // The last count is told on the table itself; meanwhile the towers are fetched, so that they stand in the first frame.
    if (counting) {
      setView(0);
      void Final.ahead();
      void bookCatalogue("record", language);
    }
  }, [counting, language]);
  const Shown = phone && view > 0 ? drawing.views[view - 1]?.View : drawing.Board;
  if (winners && !counting && !back) {
    return (
      <div className="table final-frame" data-game={table.game} data-seq={seq} data-ending={ending.part}>
        <TopBar drawing={drawing} drawn={drawn} table={table} onChat={() => setDrawer(true)} />
        <More pages={["record"]}>
          <Final
            drawing={drawing}
            drawn={drawn}
            winners={winners}
            table={table}
            ending={ending}
            onTable={() => lookBack(true)}
          />
        </More>
        <Notices chairs={drawn.chairs} />
        <Bubbles />
        {drawer && <Drawer onClose={() => setDrawer(false)} />}
      </div>
    );
  }
  return (
    <Changes value={recap.changes}>
      <div
        className={`table ${asOne ? "as-one" : ""}`}
        data-game={table.game}
        data-seq={seq}
        data-ending={winners ? ending.part : undefined}
      >
        <TopBar drawing={drawing} drawn={drawn} table={table} counting={counting} onChat={() => setDrawer(true)} />
        {/* On a phone it scrolls, and not every drawing has something in it to point at. */}
        <main className="board-area" tabIndex={phone ? 0 : undefined}>
          <h1 className="sr">{words("title")}</h1>
          <div className="in-view" {...(phone ? panelOf(BOARD, `${view}`) : {})}>
            {Shown ? <Shown {...drawn} /> : <LogAndChat />}
          </div>
        </main>
        <footer className="dock-area">
          {phone && since}
          {phone && <Tabs titles={drawing.views.map((one) => one.title)} view={view} onView={setView} />}
          {!phone && since}
          <div className="asking">
            {counting && !beat ? (
              <Bar sign="laurel" title={words("final-count")} hint="">
                <button type="button" className="btn skip" onClick={ending.tell}>
                  {words("table-skip")}
                </button>
              </Bar>
            ) : winners && !counting ? (
              // It stands where the question was: whoever comes back to the table begins there.
              <button type="button" className="btn to-final" data-key="1" ref={focused} onClick={() => lookBack(false)}>
                {words("table-to-final")}
              </button>
            ) : (
              <Prompt
                pointing={drawn.pointing}
                chairs={drawn.chairs}
                step={step}
                hint={hint}
                confirms={asked !== null && drawing.confirms?.(asked) === true}
                sends={sends}
                endsTurn={drawing.endsTurn}
              />
            )}
            <div className="dock">
              <drawing.Dock {...drawn} />
            </div>
          </div>
        </footer>
        <Notices chairs={drawn.chairs} />
        <Bubbles />
        <Flights drawing={drawing} drawn={drawn} />
        {lifted && <Stage beat={beat} drawing={drawing} drawn={drawn} />}
        {beat?.moment && <MomentCard beat={beat} drawing={drawing} drawn={drawn} />}
        {banner && <Banner banner={banner} drawing={drawing} drawn={drawn} />}
        {drawer && <Drawer onClose={() => setDrawer(false)} />}
      </div>
    </Changes>
  );
}
