/** One seat's tower in the final scoring: a storey for each item of the score, a spire and a flag for who has won. */
import { isStill } from "../app/settings.js";
import { Icon } from "../design/Icon.js";
import { capital } from "../words/capital.js";
import { useWords } from "../words/Speaking.js";
import type { Chair, Drawing, Drawn } from "./drawing.js";
import { SeatMark } from "./SeatMark.js";

/** What an item of the score has brought a seat. */
export const pointsOf = (drawn: Drawn, seat: number, item: string) => drawn.shown.standing[seat]?.items[item] ?? 0;

interface TowerProps {
  chair: Chair;
  best: number;
  won: boolean;
  drawing: Drawing;
  drawn: Drawn;
}

/** Storeys rise category by category, for all seats at once. */
export function Tower({ chair, best, won, drawing, drawn }: TowerProps) {
  const words = useWords();
  return (
    <section
      className={`tower ${won ? "won" : ""}`}
      aria-label={words("final-tower", { name: chair.name, points: chair.points })}
    >
      <b className="total">{chair.points}</b>
      <svg className="roof" viewBox="0 0 200 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70 100 4l100 66z" />
        {won && <path d="M8 70V30L20 10l12 20v40zM168 70V30l12-20 12 20v40z" />}
        {won && <path className="pole" d="M100 8V-38" />}
        {won && <path className="flag" d="M101-38 143-26 101-14z" />}
      </svg>
      <div
        className="storeys"
        style={{ height: `calc(var(--tallest) * ${best ? Math.max(0.06, chair.points / best) : 0})` }}
      >
        {[...drawing.scores].reverse().map(({ item, icon }, place, all) => {
          const points = pointsOf(drawn, chair.seat, item);
          if (points <= 0) return null;
          const delay = isStill() ? "0s" : `${(all.length - place) * 0.21}s`;
          return (
            <div className="storey" key={item} style={{ flexGrow: points, animationDelay: delay }}>
              <Icon name={icon} />
              <span className="what">{capital(words(`score-${item}`))}</span>
              <span className="kept">{drawing.storey(item, chair.seat, drawn.shown)}</span>
              <b>{points}</b>
            </div>
          );
        })}
      </div>
      <p className="under">
        <SeatMark chair={chair} />
        <span>
          <b>{chair.own ? words("final-you-are", { name: chair.name }) : chair.name}</b>
          <small>{won ? words("final-won") : words("final-behind", { points: best - chair.points })}</small>
        </span>
      </p>
    </section>
  );
}
