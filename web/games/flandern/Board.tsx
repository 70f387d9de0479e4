/** The six towns, the seats on the left, the golden card and the log on the right. */
import { useMemo } from "react";
import type { Drawn } from "../../table/drawing.js";
import { LogAndChat } from "../../table/LogAndChat.js";
import { useScreenForText } from "../../table/screen.js";
import { useTable } from "../../table/tableStore.js";
import { useWords } from "../../words/Speaking.js";
import "./board.css";
import { inOrder } from "../../table/chairs.js";
import { Bubble } from "./Bubble.js";
import { Chip } from "./Chip.js";
import { Commons } from "./Commons.js";
import { useCalledSpaces } from "./called.js";
import { frameOf } from "./frame.js";
import { useFresh } from "./fresh.js";
import { Golden, Pile } from "./Golden.js";
import { layoutOf } from "./layout.js";
import { litOf, NOTHING_LIT } from "./lit.js";
import { useLook } from "./look.js";
import { PileCard, Reveal } from "./Reveal.js";
import { Seat } from "./Seat.js";
import { Stamps } from "./Stamps.js";
import { BoardLayout } from "./TileShape.js";
import { sitesOf, Town, type TownProps } from "./Town.js";
import { useToldSpace } from "./told.js";
import { useTold } from "./untold.js";

export function Board(known: Drawn<"flandern">) {
  const drawn = useTold(known);
  const screen = useScreenForText();
  const words = useWords();
  const { view, chairs, me, pointing } = drawn;
  const layout = layoutOf(view.board);
  useCalledSpaces(view.towns);
  const { looked, look } = useLook(pointing);
  const fresh = useFresh();
  const told = useToldSpace();
  // An answer that is under way needs no further pointing: what could be had goes on the press.
  const sent = useTable(({ underWay }) => underWay !== null);
  const lit = useMemo(() => (sent ? NOTHING_LIT : litOf(pointing)), [sent, pointing]);
  const town: Omit<TownProps, "site"> = { drawn, frame: frameOf(view, layout), lit, fresh, told, look };
  const seats = inOrder(chairs, me);
  // With two nobody chooses in secret, and cards are drawn from the pile.
  const Turned = chairs.length === 2 ? PileCard : Reveal;
  return (
    <BoardLayout value={layout}>
      <div className={`flandern fl-board ${screen} seats-${chairs.length}`}>
        {screen === "desk" ? (
          <aside className="fl-seats" aria-label={words("fl-seats")}>
            {seats.map((chair) => (
              <Seat key={chair.seat} chair={chair} drawn={drawn} />
            ))}
            <Commons {...drawn} />
          </aside>
        ) : (
          <div className="fl-chips">
            {seats.map((chair) => (
              <Chip key={chair.seat} chair={chair} drawn={drawn} />
            ))}
          </div>
        )}
        {screen === "phone" ? (
          <Stamps {...town} />
        ) : (
          <div className="fl-towns">
            {sitesOf(drawn).map((site) => (
              <Town key={site.id} site={site} {...town} />
            ))}
            <Turned {...drawn} />
          </div>
        )}
        {screen === "desk" && (
          <aside className="fl-side" aria-label={words("fl-beside")}>
            {chairs.length === 2 ? <Pile {...drawn} /> : <Golden {...drawn} />}
            <LogAndChat />
            <p className="fl-note">{words("fl-reconstruction")}</p>
          </aside>
        )}
        {screen === "phone" && <Turned {...drawn} />}
        {looked && <Bubble looked={looked} />}
      </div>
    </BoardLayout>
  );
}
