/** Where the focus is at a table: at the question from the start, and never nowhere. */
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Drawn } from "./drawing.js";
import { useKeptFocus } from "./focusing.js";

function Table({ drawn, gone = false }: { drawn: Drawn; gone?: boolean }) {
  useKeptFocus(drawn);
  return (
    <>
      <div className="prompt" tabIndex={-1} />
      {!gone && <button type="button">Skip</button>}
    </>
  );
}

const drawn = () => ({ pointing: {}, shown: {} }) as unknown as Drawn;
const prompt = () => document.querySelector<HTMLElement>(".prompt")!;

it("begins at the question, without a ring until a key is pressed", () => {
  render(<Table drawn={drawn()} />);
  expect(document.activeElement).toBe(prompt());
  expect(prompt().dataset.opened).toBe("");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "o" }));
  expect(prompt().dataset.opened).toBe(undefined);
});

it("leaves the focus where somebody is already", () => {
  const outside = document.body.appendChild(document.createElement("button"));
  outside.focus();
  render(<Table drawn={drawn()} />);
  expect(document.activeElement).toBe(outside);
  outside.remove();
});

it("goes back to the question when what had the focus is gone", () => {
  const { rerender, getByRole } = render(<Table drawn={drawn()} />);
  getByRole("button").focus();
  rerender(<Table drawn={drawn()} gone />);
  rerender(<Table drawn={drawn()} gone />);
  expect(document.activeElement).toBe(prompt());
});
