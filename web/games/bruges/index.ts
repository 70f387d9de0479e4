/** Bruges on the screen. */
import { lazyPart } from "../../shell/lazyPart.js";
import type { Drawing } from "../../table/drawing.js";
import { Board } from "./Board.js";
import { choosing } from "./choosing.js";
import { Dock } from "./Dock.js";
import { flights, sound } from "./flights.js";
import { useHint } from "./hint.js";
import { near } from "./moments.js";
import { SCORES } from "./scores.js";
import { useStep } from "./step.js";
import { storey } from "./storey.js";
import { telling } from "./telling.js";
import { END_TURN } from "./useKinds.js";
import { CityView, RivalsView } from "./views.js";
import "./glyphs.js";

export const drawing: Drawing<"bruges"> = {
  phases: ["draw", "threats", "advance", "play", "majorities"],
  Board,
  Dock,
  views: [
    { title: "bruges-tab-city", View: CityView },
    { title: "bruges-tab-rivals", View: RivalsView },
  ],
  useHint,
  useStep,
  endsTurn: END_TURN,
  flights,
  telling,
  Picture: lazyPart(() => import("./MomentPicture.js").then(({ MomentPicture }) => MomentPicture)),
  last: ({ view }) => (view.last_round === view.round ? "table-last-round" : null),
  near,
  sound,
  scores: SCORES,
  storey,
  choosing,
};
