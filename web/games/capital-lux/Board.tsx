/** The capital above, hometowns below it, one column a profession: so a column reads as one sum. */
import type { ReactNode } from "react";
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { Talk } from "../../table/Talk.js";
import { useWords } from "../../words/Speaking.js";
import "./board.css";
import { inOrder } from "../../table/chairs.js";
import { Cell } from "./Cell.js";
import { Hall } from "./Hall.js";
import { Draft, Known, Supply } from "./Notes.js";
import { Report } from "./Report.js";
import { RoundEnd } from "./RoundEnd.js";
import { Seat } from "./Seat.js";

export function Board(drawn: Drawn<"capital-lux">) {
  const screen = useScreen();
  const { view, chairs, me } = drawn;
  return (
    <div className={`lux-board seats-${chairs.length} ${view.phase.startsWith("choose") ? "choosing" : ""}`}>
      {screen !== "phone" && <Capital {...drawn} />}
      {view.halls.map((hall) => (
        <Hall key={hall.profession} hall={hall} drawn={drawn} />
      ))}
      {inOrder(chairs, me).map((chair) => (
        <Row key={chair.seat}>
          <Seat chair={chair} drawn={drawn} />
          {view.halls.map((hall, place) => (
            <Cell key={hall.profession} seat={chair.seat} place={place} drawn={drawn} />
          ))}
        </Row>
      ))}
      {screen === "desk" && (
        <aside className="lux-side">
          <Report {...drawn} />
          <Draft {...drawn} />
          <Known {...drawn} />
          <Supply {...drawn} />
          <Talk />
        </aside>
      )}
      <RoundEnd {...drawn} />
    </div>
  );
}

/** What the limits are about, in two sentences; and the supply, where there is no side for it. */
function Capital({ view }: Drawn<"capital-lux">) {
  const words = useWords();
  const screen = useScreen();
  return (
    <div className="lux-capital">
      <h2>
        <Icon name="capital" />
        {words("capital")}
      </h2>
      <p>{words("lux-rule")}</p>
      <p>
        <Icon name="noble" className="crown" /> {words("lux-highest")}
      </p>
      {screen === "tablet" && (
        <p className="supply">
          {words("supply", { cards: view.cards_left, modifiers: view.modifiers_left, gold: view.gold_left })}
        </p>
      )}
    </div>
  );
}

/** The cells of a row stand in the grid of the board itself. */
const Row = ({ children }: { children: ReactNode }) => <div className="lux-row">{children}</div>;
