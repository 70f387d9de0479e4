/** What is heard of the capital: the limit of every profession as the viewer knows it, and its cards. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Drawn } from "../../table/drawing.js";
import { wordsFrom } from "../../words/words.js";
import { hearing } from "./hearing.js";

const words = wordsFrom(
  "en",
  [
    "../../words/book/spoken.en.ftl",
    "../../words/capital-lux.en.ftl",
    "../../../src/guildtable/games/capital_lux/words/en.ftl",
  ].map((path) => readFileSync(new URL(path, import.meta.url), "utf8")),
  ["Anna", "Bert"],
  0,
);

const board = (phase: string) =>
  hearing.board(
    {
      me: 0,
      view: {
        phase,
        halls: [
          {
            profession: "agent",
            cards: [2, 4],
            modifiers: [{ owner: 0, value: 2 }],
            limit: { known: 8, low: 8, high: 8 },
          },
          { profession: "merchant", cards: [], modifiers: [], limit: { known: 0, low: -1, high: 2 } },
        ],
      },
    } as unknown as Drawn<"capital-lux">,
    words,
  );

it("reads each limit, and one's own modifier while it is hidden", () => {
  const [agents, merchants] = board("play");
  expect(agents).toBe("Agents in the capital, limit 8, with your hidden modifier +2. Cards: 4, 2.");
  expect(merchants).toBe("Merchants in the capital, limit −1 to 2. Cards: 0.");
  // At the end of a round nothing is hidden any more.
  expect(board("round-end")[0]).toBe("Agents in the capital, limit 8. Cards: 4, 2.");
});
