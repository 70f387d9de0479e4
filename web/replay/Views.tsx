/** From where one looks: a seat, outside, or all hands open. Each seat says what it has now, and what it came to. */
import { Icon } from "../design/Icon.js";
import type { Reel } from "../protocol/index.js";
import type { Chair } from "../table/drawing.js";
import { useWords } from "../words/Speaking.js";
import { type OwnSeat, pointsOf, type Viewpoint } from "./replayData.js";
import "./views.css";
import { SeatMark } from "../table/SeatMark.js";

interface ViewsProps {
  replay: Reel;
  chairs: readonly Chair[];
  place: number;
  view: Viewpoint;
  /** The reader's own, if they played. */
  own?: OwnSeat | null;
  onView: (view: Viewpoint) => void;
}

export function Views({ replay, chairs, place, view, own, onView }: ViewsProps) {
  const words = useWords();
  const last = replay.frames.at(-1)!;
  return (
    <fieldset className="replay-views" aria-label={words("replay-views")}>
      {chairs.map((chair) => {
        const points = pointsOf(last, chair.seat);
        const won = replay.winners.includes(chair.seat);
        return (
          <button
            key={chair.seat}
            type="button"
            aria-pressed={view === chair.seat}
            title={words("replay-view-seat", { name: chair.name })}
            onClick={() => onView(chair.seat)}
          >
            <SeatMark chair={chair} />
            <span>
              <b>{chair.seat === own?.seat ? words("replay-own-seat", { name: chair.name }) : chair.name}</b>
              <small>{words(won ? "replay-came-to-won" : "replay-came-to", { points })}</small>
            </span>
            <span className="num">{pointsOf(replay.frames[place]!, chair.seat)}</span>
          </button>
        );
      })}
      <button type="button" className="open" aria-pressed={view === "outside"} onClick={() => onView("outside")}>
        <Icon name="eye" />
        <b>{words("replay-view-outside")}</b>
      </button>
      <button type="button" className="open" aria-pressed={view === "all"} onClick={() => onView("all")}>
        <Icon name="hand" />
        <b>{words("replay-view-all")}</b>
      </button>
    </fieldset>
  );
}
