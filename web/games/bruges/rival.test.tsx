/** A rival's empty houses are told by their colours, and not as a number only. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { PICTURED } from "./pictured.js";
import { Rival } from "./Rival.js";

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const GAME = "../../../src/guildtable/games/bruges/words";
const PAGES = ["../../words/en.ftl", "../../words/bruges.en.ftl", `${GAME}/en.ftl`, `${GAME}/persons/en.ftl`].map(page);

it("shows every empty house in its colour", () => {
  const [first, ...others] = PICTURED.players;
  const empty = (colour: "blue" | "red") => ({ colour, person: null, used: false, card: null });
  const houses = [empty("blue"), empty("red"), empty("red")];
  const drawn = sceneOf<"bruges">({ ...PICTURED, players: [{ ...first!, houses }, ...others] }, 2);
  const { container } = render(
    <SpeakingWith words={wordsFrom("en", PAGES, ["Anna", "Bert"])}>
      <Rival chair={drawn.chairs[0]!} drawn={drawn} />
    </SpeakingWith>,
  );
  expect(screen.getAllByRole("img", { name: "blue house" })).toHaveLength(1);
  expect(screen.getAllByRole("img", { name: "red house" })).toHaveLength(2);
  expect(container.querySelectorAll(".empty-lot.c-red")).toHaveLength(2);
});
