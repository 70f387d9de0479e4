/** Bruges on the screen. */
import type { Drawing } from "../../table/drawing.js";
import { Board } from "./Board.js";
import { Dock } from "./Dock.js";
import { flights, sound } from "./flights.js";
import { useHint } from "./hint.js";
import { SCORES } from "./scores.js";
import { storey } from "./storey.js";
import { CityView, RivalsView } from "./views.js";

export const drawing: Drawing<"bruges"> = {
  phases: ["draw", "threats", "advance", "play", "majorities"],
  Board,
  Dock,
  views: [
    { title: "bruges-tab-city", View: CityView },
    { title: "bruges-tab-rivals", View: RivalsView },
  ],
  useHint,
  flights,
  sound,
  scores: SCORES,
  storey,
};
