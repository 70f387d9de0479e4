import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Example } from "./Example.js";

const words = wordsFrom("en", [
  "example-back = Back\nexample-next = Next\nexample-step = Step { $step } of { $steps }\n",
]);
const STEPS = [
  { id: "people", said: "People.", brings: "+8", sum: "8 points" },
  { id: "houses", said: "Houses.", brings: "+6", sum: "8 + 6 = 14 points" },
];

const show = () =>
  render(
    <SpeakingWith words={words}>
      <Example title="A scoring" about="Of a town." steps={STEPS}>
        {({ id }) => <i data-testid="lit">{id}</i>}
      </Example>
    </SpeakingWith>,
  );
const lit = () => screen.getByTestId("lit").textContent;

test("an example is read whole, whatever step it is at", () => {
  show();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["People.+8", "Houses.+6"]);
});

test("a step lights what it counts and is told; before anybody goes one, nothing is", () => {
  const { container } = show();
  const told = container.querySelector("[aria-live=polite]");
  expect(lit()).toBe("people");
  expect(told?.textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(lit()).toBe("houses");
  expect(told?.textContent).toBe("Step 2 of 2. Houses. 8 + 6 = 14 points");
});

test("arrow keys go a step, and never beyond an end", () => {
  show();
  const next = screen.getByRole("button", { name: "Next" });
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) fireEvent.keyDown(next, { key });
  expect(lit()).toBe("houses");
  expect(next.getAttribute("aria-disabled")).toBe("true");
  fireEvent.keyDown(next, { key: "ArrowLeft" });
  expect(lit()).toBe("people");
});
