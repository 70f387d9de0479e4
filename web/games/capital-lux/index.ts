/** Capital Lux as it is drawn. */
import type { Heard } from "../../protocol/index.js";
import { lazyPart } from "../../shell/lazyPart.js";
import type { Drawing, SoundName } from "../../table/drawing.js";
import { Board } from "./Board.js";
import { Dock } from "./Dock.js";
import { flights } from "./flights.js";
import { useHint } from "./hint.js";
import { last, near } from "./moments.js";
import { Notes } from "./Notes.js";
import { storey } from "./Storey.js";
import { useSends } from "./sends.js";
import { useStep } from "./step.js";

const SOUNDS: Record<string, SoundName> = {
  "you-are-dealt": "card",
  "you-receive": "card",
  "plays-to-hometown": "house",
  "plays-to-capital": "grow",
  "you-draw": "card",
  "draws-card": "card",
  "takes-from-capital": "card",
  "places-modifier": "card",
  "you-place-modifier": "card",
  "reveals-modifier": "card",
  "takes-gold": "coins",
  saves: "coins",
  loses: "struck",
  "takes-bonus": "score",
};

import { telling } from "./telling.js";
import "./glyphs.js";

export const drawing: Drawing<"capital-lux"> = {
  phases: ["choose", "choose-again", "play", "round-end"],
  Board,
  Dock,
  views: [{ title: "lux-notes", View: Notes }],
  useHint,
  useStep,
  useSends,
  flights,
  telling,
  Picture: lazyPart(() => import("./MomentPicture.js").then(({ MomentPicture }) => MomentPicture)),
  last,
  near,
  sound: (event: Heard) => SOUNDS[event.id] ?? null,
  scores: [
    { item: "hometown", icon: "house" },
    { item: "bonus", icon: "majority" },
    { item: "gold", icon: "gold" },
  ],
  storey,
};
