/** One's own hidden modifier is counted in the limit one sees: that is said, and only to whom it belongs. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import { sceneOf } from "../../rules/scene.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Hall } from "./Hall.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const words = wordsFrom(
  "en",
  [
    read("../../words/en.ftl"),
    read("../../words/capital-lux.en.ftl"),
    read("../../../src/guildtable/games/capital_lux/words/en.ftl"),
  ],
  ["Anna", "Bert"],
);

const hallOf = (modifiers: { owner: number; value: number }[], phase: CapitalLuxView["phase"] = "play") =>
  render(
    <SpeakingWith words={words}>
      <Hall
        hall={{
          profession: "agent",
          cards: [6],
          total: 6,
          modifiers,
          hidden: [],
          limit: { known: 5, low: 5, high: 5 },
        }}
        drawn={sceneOf<"capital-lux">({ phase } as CapitalLuxView, 2)}
      />
    </SpeakingWith>,
  ).container.querySelector(".lux-hall")!;

test("a limit says that one's own modifier is counted in", () => {
  const hall = hallOf([{ owner: 0, value: -1 }]);
  expect(hall.getAttribute("aria-label")).toBe("Agents in the capital, limit 5, with your hidden modifier −1");
  expect(hall.querySelector(".modifier")?.textContent).toContain("yours, counted in");
});

test("a modifier that all have seen is nobody's secret, and no other's is one's own", () => {
  for (const hall of [hallOf([{ owner: 0, value: -1 }], "round-end"), hallOf([{ owner: 1, value: -1 }])]) {
    expect(hall.getAttribute("aria-label")).toBe("Agents in the capital, limit 5");
    expect(hall.textContent).not.toContain("yours");
  }
});
