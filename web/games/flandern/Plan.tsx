/** The plan of a town: its districts and free spaces, the wall around them, its gates and what lies beyond. */
import { useMemo } from "react";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { District } from "./District.js";
import { FreeSpace } from "./FreeSpace.js";
import { focusOf, type PlanSize } from "./frame.js";
import { Gates, plateOf } from "./Gates.js";
import { sideTold, touchTold } from "./geography.js";
import { inset, outlines, points, type Spot, spotOf } from "./geometry.js";
import { isFounding, isShut, laidOn, spacesOf, townAt } from "./laid.js";
import { layoutOf, type Site, type Space } from "./layout.js";
import type { Lit } from "./lit.js";
import type { Look } from "./look.js";
import "./plan.css";

export interface PlanProps {
  site: Site;
  drawn: Drawn<"flandern">;
  frame: PlanSize;
  /** How many px a unit of the lattice is, before the plan is fitted into its box: it decides how coarse the hatching is. */
  unit: number;
  lit: ReadonlyMap<string, Lit>;
  /** Where something has just been done. */
  fresh?: ReadonlySet<string>;
  /** Where what is being told goes to. */
  told?: string | null;
  /** Only colours and walls, for a town the size of a stamp. */
  small?: boolean;
  look: Look;
}

/** How far one may miss an open space, on both sides together. It lies over what is closed, and under all that is open. */
const REACH = 0.56;

export function Plan({ site, drawn, frame, unit, lit, fresh, told, small = false, look }: PlanProps) {
  const words = useWords();
  const { view } = drawn;
  const town = townAt(view, site.id);
  const { longSide } = layoutOf(view.board);
  const spots = (corners: Space["corners"]): Spot[] => corners.map(spotOf).map(([x, y]): Spot => [x * unit, y * unit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wall changes only when a suburb is opened
  const walls = useMemo(
    () => outlines(spacesOf(view, site).map((space) => space.corners)).map(spots),
    [view.opened.length, site, unit],
  );
  const [x, y] = focusOf(view, site);
  const { width, height } = frame;
  const box = [x - width / 2, y - height / 2, width, height].map((size) => (size * unit).toFixed(1)).join(" ");
  const here = town ? words.name(`town:${town.town}`) : words("fl-empty-site", { site: site.label });

  const spaces = spacesOf(view, site).filter((space) => !view.swallowed[space.id]);
  const gateOf = (space: Space) => {
    const gate = site.gates.find((gate) => gate.space === space.id);
    return gate ? { letter: gate.letter, plate: plateOf(site, gate) } : null;
  };
  const draw = (space: Space) => {
    const laid = laidOn(view, space.id);
    const common = { space, here, unit, small, look, drawn, lit: lit.get(space.id) ?? null };
    if (laid) {
      const taken = [...site.spaces, ...site.suburbs].filter((other) => view.swallowed[other.id] === space.id);
      const whole = taken.length ? outlines([space, ...taken].map((one) => one.corners))[0]! : space.corners;
      const outline = inset(spots(whole), unit * 0.035);
      return (
        <District
          key={space.id}
          {...common}
          laid={laid}
          lies={small ? "" : sideTold(view, space.id, words)}
          outline={outline}
          fresh={fresh?.has(space.id) ?? false}
        />
      );
    }
    const state = view.covered.includes(space.id)
      ? "covered"
      : town?.free.includes(space.id)
        ? "free"
        : town || !isFounding(view)
          ? "still"
          : "bare";
    return (
      <FreeSpace
        key={space.id}
        {...common}
        state={state}
        outline={inset(spots(space.corners), unit * 0.035)}
        longSide={longSide}
        lies={
          small || state === "bare" ? "" : `${sideTold(view, space.id, words)}, ${touchTold(view, space.id, words)}`
        }
        gate={gateOf(space)}
      />
    );
  };
  const isOnTop = (space: Space) => {
    const state = lit.get(space.id)?.state;
    return state === "open" || state === "picked";
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={`fl-plan ${small ? "small" : ""}`}
      viewBox={box}
      role="group"
      aria-label={here}
      aria-hidden={small || undefined}
    >
      {!small &&
        site.suburbs
          .filter(({ id }) => site.gates.some((gate) => gate.opens.includes(id) && isShut(view, gate)))
          .map((suburb) => (
            <polygon key={suburb.id} className="suburb" points={points(inset(spots(suburb.corners), unit * 0.05))} />
          ))}
      {walls.map((wall) => (
        <polygon key={points(wall)} className="moat" points={points(wall)} strokeWidth={unit * 0.42} />
      ))}
      {spaces.filter((space) => !isOnTop(space)).map(draw)}
      {walls.map((wall) => (
        <g key={points(wall)} className="wall">
          <polygon points={points(wall)} strokeWidth={unit * 0.16} />
          {wall.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={Math.max(2.4, unit * 0.15)} />
          ))}
        </g>
      ))}
      {spaces.map((space) => {
        const near = lit.get(space.id);
        return (
          near?.state === "open" && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the space itself is the button, and has the keys
            <polygon
              key={space.id}
              className="reach"
              data-near={near.ref}
              points={points(inset(spots(space.corners), unit * 0.035))}
              strokeWidth={unit * REACH}
              onClick={() => drawn.pointing.point(near.ref)}
            />
          )
        );
      })}
      {spaces.filter(isOnTop).map(draw)}
      {spaces
        .filter(({ id }) => id === told)
        .map(({ id, corners }) => (
          <polygon key={id} className="told" points={points(spots(corners))} strokeWidth={unit * 0.14} />
        ))}
      {!small && town && <Gates site={site} view={view} unit={unit} />}
    </svg>
  );
}
