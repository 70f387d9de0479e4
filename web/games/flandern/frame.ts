/** How large a plan is, so that all towns have one scale; and where each lies in it. */
import type { FlandernView } from "../../protocol/flandern.js";
import { type Spot, spotOf } from "./geometry.js";
import { spacesOf } from "./laid.js";
import type { Layout, Site, Space } from "./layout.js";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(spaces: readonly Space[]): Box {
  const spots = spaces.flatMap((space) => space.corners.map(spotOf));
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const middleOf = ({ left, top, right, bottom }: Box): Spot => [(left + right) / 2, (top + bottom) / 2];

/** The wall, its towers and the moat stand a little outside. */
const MARGIN = 0.44;

export interface PlanSize {
  width: number;
  height: number;
}

/** As wide and high as the widest and highest town. Suburbs that are closed may run under what is written beside. */
export function frameOf(view: FlandernView, { sites }: Pick<Layout, "sites">): PlanSize {
  const boxes = sites.map((site) => boxOf(spacesOf(view, site)));
  return {
    width: Math.max(...boxes.map((box) => box.right - box.left)) + MARGIN,
    height: Math.max(...boxes.map((box) => box.bottom - box.top)) + MARGIN,
  };
}

/** The middle of a town, drawn a little toward its closed suburbs. */
export function focusOf(view: FlandernView, site: Site): Spot {
  const [x, y] = middleOf(boxOf(spacesOf(view, site)));
  const [sx, sy] = middleOf(boxOf([site.centre, ...site.spaces, ...site.suburbs]));
  return [x + (sx - x) * 0.3, y + (sy - y) * 0.3];
}
