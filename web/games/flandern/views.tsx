/** A further view on the phone: the seats in full, the golden card, and what is in stock. */

import { inOrder } from "../../table/chairs.js";
import type { Drawn } from "../../table/drawing.js";
import { Commons } from "./Commons.js";
import { Golden, Pile } from "./Golden.js";
import { layoutOf } from "./layout.js";
import { Seat } from "./Seat.js";
import { BoardLayout } from "./TileShape.js";
import { useTold } from "./untold.js";
import "./views.css";

export function SeatsView(known: Drawn<"flandern">) {
  const drawn = useTold(known);
  return (
    <BoardLayout value={layoutOf(drawn.view.board)}>
      <div className="flandern fl-seats-view">
        {drawn.chairs.length === 2 ? <Pile {...drawn} /> : <Golden {...drawn} />}
        {inOrder(drawn.chairs, drawn.me).map((chair) => (
          <Seat key={chair.seat} chair={chair} drawn={drawn} />
        ))}
        <Commons {...drawn} />
      </div>
    </BoardLayout>
  );
}
