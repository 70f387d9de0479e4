/** The capital above, hometowns below it, one column a profession: so a column reads as one sum. */
import type { ReactNode } from "react";
import { Icon } from "../../design/Icon.js";
import type { Heard } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { LogAndChat } from "../../table/LogAndChat.js";
import { useScreenForText } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import "./board.css";
import { inOrder } from "../../table/chairs.js";
import { Cell } from "./Cell.js";
import { EndFlights } from "./EndFlights.js";
import { Hall } from "./Hall.js";
import { Draft, Known, Supply } from "./Notes.js";
import { Report } from "./Report.js";
import { RoundEnd } from "./RoundEnd.js";
import { Seat } from "./Seat.js";
import { useEndStage, useStaged } from "./unfolding.js";

export function Board(now: Drawn<"capital-lux">) {
  const screen = useScreenForText();
  const stage = useEndStage();
  const drawn = useStaged(now, stage);
  const { view, chairs, me } = drawn;
  const doing = stage ? "unfolding" : view.phase.startsWith("choose") ? "choosing" : "";
  return (
    <div className={`lux-board seats-${chairs.length} ${doing}`}>
      {screen !== "phone" && <Capital {...drawn} />}
      {view.halls.map((hall) => (
        <Hall key={hall.profession} hall={hall} drawn={drawn} />
      ))}
      {inOrder(chairs, me).map((chair) => (
        <Row key={chair.seat} name={chair.name}>
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
          <LogAndChat />
        </aside>
      )}
      {stage && stage.events.length > 0 && <Unfolded events={stage.events} />}
      <EndFlights stage={stage} />
      <RoundEnd {...now} />
    </div>
  );
}

/** What is seen to happen, in words. */
function Unfolded({ events }: { events: readonly Heard[] }) {
  const words = useWords();
  return (
    <p className="lux-unfolded" aria-hidden="true">
      {events.map((event) => words.say(event)).join(" ")}
    </p>
  );
}

/** What the limits are about, in two sentences; and the supply, where there is no side for it. */
function Capital({ view }: Drawn<"capital-lux">) {
  const words = useWords();
  const screen = useScreenForText();
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
const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: it has no box of its own, and no fieldset's
  <div className="lux-row" role="group" aria-label={name}>
    {children}
  </div>
);
