/** One profession in a hometown: its total against the limit, the room left, and who has most. */
import type { CSSProperties } from "react";
import { Counting } from "../../design/Counting.js";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Hall, Holding } from "../../protocol/capital-lux.js";
import type { Drawn } from "../../table/drawing.js";
import { useLanded } from "../../table/landing.js";
import { useWords } from "../../words/Speaking.js";
import "./cell.css";
import "./cell-large.css";
import { cardInHand, type Then, thenOf } from "./outlook.js";
import { COLOUR, isAbout, signed } from "./professions.js";
import { isHighest, type Stand, scaleOf, standOf } from "./standing.js";
import { Target, useTown } from "./Target.js";
import { Fan } from "./Tile.js";

interface CellProps {
  seat: number;
  place: number;
  drawn: Drawn<"capital-lux">;
}

export function Cell({ seat, place, drawn: { view, me, pointing } }: CellProps) {
  const words = useWords();
  const town = useTown();
  const roomSaid = useRoom();
  const there = view.halls[place]!;
  const lies = view.players[seat]!.hometown[place]!;
  const key = `${there.limit.known} ${there.limit.low} ${there.limit.high} ${lies.total} ${view.phase}`;
  const now = { hall: there, holding: lies, phase: view.phase };
  const { hall, holding, phase } = useLanded(now, key, isAbout(there.profession));
  const { profession, total } = holding;
  const { cards } = lies;
  const stand = standOf(holding, hall, phase);
  const room = roomSaid(holding, hall, stand);
  const highest = isHighest(holding, place, view.players);
  const aimed = seat === me && cardInHand(pointing)?.profession === profession;
  const then = seat === me ? thenOf(pointing.of(aimed ? "to:hometown" : `capital:${profession}`).outcome) : null;
  const name = words.name(`capital:${profession}`);
  return (
    <div
      className={`lux-cell ${colourClass(COLOUR[profession])} is-${stand} ${seat === me ? "own" : ""}`}
      data-at={`town:${seat}.${profession}`}
      data-names={cards.map((value) => `card:${profession}-${value}`).join(" ")}
    >
      <span className="sr">
        {words("lux-cell", { seat: `seat:${seat}`, profession: name, total, limit: signed(hall.limit.known), room })}
        {highest && `, ${words("lux-highest")}`}
      </span>
      <span className="sum" aria-hidden="true">
        <b>
          <Counting value={total} />
        </b>
        {stand !== "checked" && <span className="limit">{words("lux-of", { limit: signed(hall.limit.known) })}</span>}
        {highest && (
          <span className="crown" title={words("lux-highest")}>
            <Icon name="noble" />
          </span>
        )}
        <span className="room">{room}</span>
      </span>
      <Bar
        hall={hall}
        total={total}
        then={then}
        scale={scaleOf(hall, place, view.players, then?.after)}
        stand={stand}
      />
      <Fan profession={profession} values={cards} small at={`town:${seat}.${profession}`} />
      {aimed && (
        <Target of="to:hometown" pointing={pointing} name={words("lux-to-hometown", { profession: name })} say={town} />
      )}
    </div>
  );
}

/** "room 3", "room 1 to 6", "full", "at risk", "2 over". */
function useRoom(): (holding: Holding, hall: Hall, stand: Stand) => string {
  const words = useWords();
  return ({ total }, { limit }, stand) => {
    const low = Math.max(limit.low - total, 0);
    const high = Math.max(limit.high - total, 0);
    switch (stand) {
      case "checked":
        return "";
      case "over":
        return words("over", { over: total - limit.high });
      case "risk":
        return words("at-risk");
      case "full":
        return low < high ? words("lux-room-between", { low, high }) : words(total > 0 ? "lux-full" : "lux-no-room");
      default:
        return low === high ? words("room", { room: low }) : words("lux-room-between", { low, high });
    }
  };
}

interface BarProps {
  hall: Hall;
  total: number;
  then: Then | null;
  scale: number;
  stand: Stand;
}

/** The total on the scale of its column: up to the limit, the part hidden modifiers leave open, and what is beyond. */
function Bar({ hall: { limit }, total, then, scale, stand }: BarProps) {
  const share = (value: number): string => `${(Math.max(value, 0) / scale) * 100}%`;
  const vars = { "--total": share(total), "--low": share(limit.low), "--high": share(limit.high) } as CSSProperties;
  return (
    <span className="bar" style={vars} aria-hidden="true">
      <i className="within" />
      {limit.low !== limit.high && <i className="open" />}
      {then && <i className={`then ${then.verdict === "fits" ? "" : "bad"}`} style={{ width: share(then.after) }} />}
      <svg className="held" aria-hidden="true">
        <rect width="100%" height="100%" className="fill" />
        <rect width="100%" height="100%" className="tex" />
      </svg>
      {stand !== "checked" && <i className="mark" />}
    </span>
  );
}
