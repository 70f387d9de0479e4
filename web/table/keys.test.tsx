import { fireEvent, render, screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { useKeys } from "./keys.js";

const NONE = {};

function Table({ aid }: { aid: () => void }) {
  useKeys({ h: aid });
  return <input aria-label="chat" />;
}

test("a key without a thing of its own does what it is given for, but not while somebody writes", () => {
  const aid = vi.fn();
  render(<Table aid={aid} />);
  fireEvent.keyDown(window, { key: "h" });
  expect(aid).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText("chat"), { key: "h" });
  fireEvent.keyDown(window, { key: "h", ctrlKey: true });
  expect(aid).toHaveBeenCalledTimes(1);
});

const seen = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetParent")!;
afterAll(() => Object.defineProperty(HTMLElement.prototype, "offsetParent", seen));

interface KeyedProps {
  onPress: () => void;
  closed: (key: string, things: readonly HTMLElement[]) => void;
}

function Keyed({ onPress, closed }: KeyedProps) {
  useKeys(NONE, closed);
  // Two listen at a table.
  useKeys(NONE);
  return (
    <>
      <button type="button" data-key="1" data-ref="use:recruit" aria-disabled="true" onClick={onPress} />
      <button type="button" data-key="2" onClick={onPress} />
    </>
  );
}

test("a key presses what can be had once, whoever listens; of what cannot it is told, and nothing is pressed", () => {
  Object.defineProperty(HTMLElement.prototype, "offsetParent", { configurable: true, get: () => document.body });
  const [pressed, closed] = [vi.fn(), vi.fn()];
  render(<Keyed onPress={pressed} closed={closed} />);
  fireEvent.keyDown(window, { key: "1" });
  expect(closed.mock.calls[0]![1].map((one: HTMLElement) => one.dataset.ref)).toEqual(["use:recruit"]);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(window, { key: "2" });
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(window, { key: "3" });
  expect(closed.mock.calls.at(-1)).toEqual(["3", []]);
});

function Sheeted({ onOpen }: { onOpen: () => void }) {
  useKeys(NONE);
  return (
    <>
      <button type="button">card</button>
      <button type="button" data-key="?" aria-haspopup="dialog" onClick={onOpen} />
    </>
  );
}

test("a key that opens a sheet leaves the focus where it was", () => {
  const opened = vi.fn();
  render(<Sheeted onOpen={opened} />);
  screen.getByText("card").focus();
  fireEvent.keyDown(screen.getByText("card"), { key: "?" });
  expect(opened).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByText("card"));
});
