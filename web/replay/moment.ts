/** A moment of a replay in the address, so that it can be sent to somebody: `?step=41&view=1`. */
import type { Viewpoint } from "./replayData.js";

export interface Moment {
  step: number;
  view: string | null;
}

export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  const step = Number(asked.get("step") ?? 0);
  return { step: Number.isSafeInteger(step) && step >= 0 ? step : 0, view: asked.get("view") };
}

export const writeMoment = (step: number, view: Viewpoint): string => `?step=${step}&view=${view}`;

/** Note a moment in the address. The way back is not filled with steps. */
export const noteMoment = (step: number, view: Viewpoint): void =>
  history.replaceState(history.state, "", `${location.pathname}${writeMoment(step, view)}`);
