/** One seat's tower in the final scoring: a storey for each category it has points in; a flag for who has won, and only when it is told. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { storeyName } from "./categories.js";
import type { Category, Chair } from "./drawing.js";
import { useRunning } from "./raising.js";
import { SeatFace, SeatMark } from "./SeatMark.js";

interface ScoreTowerProps {
  chair: Chair;
  best: number;
  won: boolean;
  told: boolean;
  /** From the ground up; the first `laid` of them stand. */
  categories: readonly Category[];
  laid: number;
  /** What stands in a storey beside its number. */
  storey: (category: string) => ReactNode;
  /** How long a storey grows, in milliseconds. */
  grows: number;
}

export function ScoreTower({ chair, best, won, told, categories, laid, storey, grows }: ScoreTowerProps) {
  const words = useWords();
  const tower = useRef<HTMLElement>(null);
  const pointsIn = (category: Category) => category.points[chair.seat] ?? 0;
  const sum = categories.slice(0, laid).reduce((all, category) => all + pointsIn(category), 0);
  const running = useRunning(sum, grows);
  // Everything stands where it will stand from the start; what crowns the tower comes down by what is not laid yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not laid yet changes with `laid`
  useLayoutEffect(() => {
    const unlaid = [...(tower.current?.querySelectorAll<HTMLElement>(".storey:not([data-laid])") ?? [])];
    const left = unlaid.reduce((all, one) => all + one.offsetHeight, 0);
    tower.current?.style.setProperty("--left", `${left}px`);
  }, [laid]);
  return (
    <section
      ref={tower}
      className={`tower ${won ? "won" : ""}`}
      aria-label={told ? words("final-tower", { name: chair.name, points: chair.points }) : chair.name}
    >
      <b className="total">{told ? chair.points : running}</b>
      <svg className="roof" viewBox="0 0 200 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70 100 4l100 66z" />
        {won && <path className="turrets" d="M8 70V30L20 10l12 20v40zM168 70V30l12-20 12 20v40z" />}
        {won && <path className="pole" d="M100 8V-38" />}
        {won && <path className="flag" d="M101-38 143-26 101-14z" />}
      </svg>
      <div
        className="storeys"
        style={{ height: `calc(var(--tallest) * ${best ? Math.max(0.06, chair.points / best) : 0})` }}
      >
        {categories
          .map((category, place) => ({ category, place, points: pointsIn(category) }))
          .filter(({ points }) => points > 0)
          .reverse()
          .map(({ category, place, points }) => (
            <div
              className="storey"
              key={category.id}
              style={{ flexGrow: points }}
              data-laid={place < laid || undefined}
              data-fresh={(!told && place === laid - 1) || undefined}
            >
              <Icon name={category.icon} />
              <span className="what">{storeyName(words, category)}</span>
              <span className="kept">{storey(category.id)}</span>
              <b>{points}</b>
            </div>
          ))}
      </div>
      <p className="under" data-at={`seat:${chair.seat}`}>
        <SeatFace chair={chair}>
          <SeatMark chair={chair} />
        </SeatFace>
        <span>
          <b>{chair.name}</b>
          <small>{told && (won ? words("final-won") : words("final-behind", { points: best - chair.points }))}</small>
        </span>
      </p>
    </section>
  );
}
