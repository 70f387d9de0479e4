/** Where the points came from, up to this moment: one bar a seat, all at one scale, one piece an item. */
import { Icon, type IconName } from "../design/Icon.js";
import type { Frame } from "../protocol/index.js";
import type { Chair } from "../table/drawing.js";
import { SeatMark } from "../table/SeatMark.js";
import { useWords } from "../words/Speaking.js";
import { itemsOf, pointsOf } from "./replayData.js";

interface SourcesProps {
  frame: Frame;
  items: readonly string[];
  icons: ReadonlyMap<string, IconName>;
  chairs: readonly Chair[];
  /** The most points anybody has at the end. */
  most: number;
}

export function Sources({ frame, items, icons, chairs, most }: SourcesProps) {
  const words = useWords();
  return (
    <section className="sources panel">
      <h2>{words("replay-sources")}</h2>
      <ul className="bars">
        {chairs.map((chair) => {
          const parts = items
            .map((item) => ({ item, points: itemsOf(frame, chair.seat)[item] ?? 0 }))
            .filter(({ points }) => points > 0);
          const said = parts.map(({ item, points }) => `${words(`score-${item}`)} ${points}`).join(", ");
          return (
            <li key={chair.seat}>
              <SeatMark chair={chair} />
              <span className="bar" role="img" aria-label={`${chair.name}: ${said || 0}`}>
                {parts.map(({ item, points }) => (
                  <span
                    key={item}
                    className={`part part-${items.indexOf(item) % 4}`}
                    style={{ width: `${(100 * points) / Math.max(1, most)}%` }}
                    title={`${words(`score-${item}`)}: ${points}`}
                  >
                    {points / most > 0.14 && icons.get(item) && <Icon name={icons.get(item)!} />}
                    {points / most > 0.05 && points}
                  </span>
                ))}
              </span>
              <b>{pointsOf(frame, chair.seat)}</b>
            </li>
          );
        })}
      </ul>
      <ul className="chart-legend">
        {items.map((item, at) => (
          <li key={item}>
            <span className={`swatch part-${at % 4}`}>{icons.get(item) && <Icon name={icons.get(item)!} />}</span>
            {words(`score-${item}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
