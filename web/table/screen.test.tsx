/** Where a table scrolls as one. */
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useScrollsAsOne } from "./screen.js";

const [width, height] = [window.innerWidth, window.innerHeight];

function scrolls(wide: number, high: number, text: number): boolean {
  Object.assign(window, { innerWidth: wide, innerHeight: high });
  document.documentElement.dataset.text = `${text}`;
  return renderHook(() => useScrollsAsOne()).result.current;
}

describe("a table scrolls as one", () => {
  afterEach(() => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    document.documentElement.dataset.text = "100";
  });

  it("where zoom leaves less than a board of a window", () => {
    expect(scrolls(320, 256, 100)).toBe(true);
  });

  it("where large text does, on a short phone and not on a tall one", () => {
    expect(scrolls(320, 568, 150)).toBe(true);
    expect(scrolls(320, 568, 100)).toBe(false);
    expect(scrolls(390, 844, 150)).toBe(false);
  });

  it("never on a phone's side, whose question stands beside its board", () => {
    expect(scrolls(667, 375, 150)).toBe(false);
  });
});
