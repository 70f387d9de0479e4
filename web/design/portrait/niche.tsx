import type { Colour } from "../colours";
import { fill, layer, stroke } from "./brush";
import { darker, lighter, NICHE } from "./tones";

/** What stands behind a person: gables through a window, a hanging cloth, leaded glass, or a plain arch. */
export const SCENES = ["gables", "cloth", "glass", "arch"] as const;

export type NicheScene = (typeof SCENES)[number];

export function niche(colour: Colour, scene: NicheScene) {
  const [wall, light] = NICHE[colour];
  return layer(
    <rect x={-40} width={200} height={120} fill={wall} />,
    fill("M8 120V52C8 22 30 4 60 4s52 18 52 48v68z", light, 0.55),
    scene === "gables" && fill(GABLES, lighter(light, 0.25), 0.55),
    scene === "cloth" &&
      layer(
        fill("M8 52C8 22 30 4 60 4c-16 20-22 60-20 116H8z", darker(wall, 0.8), 0.55),
        stroke("M20 40c4 30 4 50 2 80M34 26c2 34 2 60 0 94", darker(wall, 0.62), 2),
      ),
    scene === "glass" && (
      <path d={LEAD} stroke={lighter(light, 0.35)} strokeOpacity={0.35} strokeWidth={1.4} fill="none" />
    ),
  );
}

const GABLES = "M8 84h10v-9h4v-5h5v-5h6v5h5v5h4v9h6V62h4v-6l5-10 5 10v6h4v22h14v-8h4v-5h5v-5h6v5h5v5h4v8h4v36H8z";

const LEAD = [20, 34, 48, 62, 76, 90].map((y) => `M0 ${y}L120 ${y - 26}M0 ${y - 26}L120 ${y}`).join("");
