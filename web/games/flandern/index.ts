/** Flandern 1302 as it is drawn. */
import type { Heard } from "../../protocol/index.js";
import { lazyPart } from "../../shell/lazyPart.js";
import type { Drawing, SoundName } from "../../table/drawing.js";
import { Board } from "./Board.js";
import { choosing } from "./choosing.js";
import { Dock } from "./Dock.js";
import { flights } from "./flights.js";

import { useHint } from "./hint.js";
import { isLastRound, near } from "./moments.js";
import { SeatArms } from "./SeatArms.js";
import { counted, storey } from "./Storey.js";
import { confirms, useSends } from "./sends.js";
import { useStep } from "./step.js";
import { SeatsView } from "./views.js";

const SOUNDS: Record<string, SoundName> = {
  "lays-centre": "house",
  founds: "house",
  "you-take-golden": "card",
  "takes-golden": "card",
  reveals: "card",
  plays: "card",
  "draws-from-pile": "card",
  builds: "house",
  "sets-up-site": "worker",
  completes: "house",
  "opens-suburbs": "canal",
  "picks-up": "card",
  "reveals-golden": "card",
  "places-cathedral": "house",
  "places-guild-master": "worker",
  "town-is-scored": "score",
};

import { telling } from "./telling.js";
import "./glyphs.js";

export const drawing: Drawing<"flandern"> = {
  phases: ["golden-card", "choose", "act", "golden-action", "score"],
  Board,
  Dock,
  views: [{ title: "fl-seats", View: SeatsView }],
  useHint,
  useStep,
  confirms,
  useSends,
  flights,
  telling,
  Picture: lazyPart(() => import("./MomentPicture.js").then(({ MomentPicture }) => MomentPicture)),
  last: ({ view }) => (isLastRound(view) ? "table-last-round" : null),
  near,
  sound: (event: Heard) => SOUNDS[event.id] ?? null,
  scores: [
    { item: "guild", icon: "majority" },
    { item: "influenced", icon: "hand" },
    { item: "influence", icon: "influence" },
  ],
  counted,
  storey,
  choosing,
  Mark: SeatArms,
};
