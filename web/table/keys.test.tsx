import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useKeys } from "./keys.js";

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
