/** In a replay everybody is called by name, also whose seat one looks from: at a table one's own name is "You". */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Board } from "../games/flandern/Board.js";
import { BUILT } from "../games/flandern/pictured.js";
import { sceneOf } from "../rules/scene.js";
import { chairsAt } from "../table/chairs.js";
import { Results } from "../table/Results.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { tableAt } from "./replayData.js";

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/flandern.en.ftl"].map((path) => readFileSync(path, "utf8")),
);
const REEL = { match: "m", game: "flandern", players: ["Wouter"], settings: {}, frames: [] } as never;
const gained = [{ seat: 0, of: "points", icon: "laurel", amount: 2, name: "points" } as const];

it.each([
  ["Wouter", undefined],
  ["You", "You"],
])("%s", (name, you) => {
  const scene = sceneOf<"flandern">(BUILT, 1);
  const chairs = chairsAt(tableAt(REEL, 0), scene.shown, 0, you);
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <Board {...scene} chairs={chairs} />
      <Results results={gained} actor={null} chairs={chairs} />
    </SpeakingWith>,
  );
  const called = ["Wouter", "You"].filter((one) => new RegExp(`\\b${one}\\b`).test(container.textContent!));
  expect(called).toEqual([name]);
});
