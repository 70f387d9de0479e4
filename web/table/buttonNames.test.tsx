/** A button is named once for whoever cannot see it: neither what is seen of it nor its key is said again. */
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Asked } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Choices } from "./Choices.js";
import type { Pointing } from "./drawing.js";
import { EndTurn } from "./EndTurn.js";
import { following, NOTHING, pointer } from "./picking.js";

const WORDS = wordsFrom("en", ["table-decline = No\nbutton-end-turn = end turn\nbutton-yes = yes\nkey-e = E"]);
const ASKED = {
  why: "turn",
  args: {},
  least: 0,
  most: 1,
  offers: ["button:yes", "button:end-turn"].map((path) => ({ path, count: 1, outcome: null })),
  barred: [],
} as unknown as Asked;
const POINTING = {
  asked: ASKED,
  picked: NOTHING,
  following: following(ASKED, NOTHING),
  refused: [],
  of: (ref: string) => pointer(ASKED, NOTHING, ref),
} as unknown as Pointing;

it("says No, and the end of the turn, once", () => {
  render(
    <SpeakingWith words={WORDS}>
      <Choices pointing={POINTING} elsewhere={(ref) => ref === "button:end-turn"} />
      <EndTurn pointing={POINTING} by="button:end-turn" />
    </SpeakingWith>,
  );
  for (const name of ["yes", "No", "end turn"]) expect(screen.getByRole("button", { name })).toBeTruthy();
});
