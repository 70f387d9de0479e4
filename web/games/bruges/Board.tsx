/** The table on a desk and on a tablet; on the phone its digest. */
import { inOrder } from "../../table/chairs.js";
import type { Drawn } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { Talk } from "../../table/Talk.js";
import { useWords } from "../../words/Speaking.js";
import "./board.css";
import { Chip } from "./Chip.js";
import { City } from "./City.js";
import { Digest } from "./Digest.js";
import { Houses } from "./Houses.js";
import { Majorities } from "./Majorities.js";
import { Rival } from "./Rival.js";
import { useShort } from "./short.js";
import { Purse } from "./Town.js";

/** The others, in the order of play from one's own seat on. */
export const rivals = ({ chairs, me }: Drawn<"bruges">) => inOrder(chairs, me).slice(1);

/** Three rivals have to share the column; one alone has room for names. */
const SEATS: Record<number, string> = { 2: "duel", 4: "four" };

export function Board(drawn: Drawn<"bruges">) {
  const words = useWords();
  const screen = useScreen();
  const short = useShort();
  if (screen === "phone") return <Digest {...drawn} />;
  const desk = screen === "desk";
  return (
    <div className={`bruges ${screen} ${short ? "short" : ""} ${SEATS[drawn.chairs.length] ?? ""}`}>
      <aside className={desk ? "rivals" : "chips"} aria-label={words("bruges-rivals")}>
        {rivals(drawn).map((chair) =>
          desk ? (
            <Rival key={chair.seat} chair={chair} drawn={drawn} />
          ) : (
            <Chip key={chair.seat} chair={chair} drawn={drawn} />
          ),
        )}
      </aside>
      <City {...drawn} />
      <div className="mine">
        <Purse {...drawn} />
        <Houses {...drawn} />
      </div>
      {desk && !short && (
        <aside className="side">
          <Majorities {...drawn} />
          <Talk />
        </aside>
      )}
    </div>
  );
}
