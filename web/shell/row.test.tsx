import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SwitchRow } from "./Row.js";

it("a switch is turned by a press on its words, once", async () => {
  const turn = vi.fn();
  render(<SwitchRow title="List it" why="Otherwise by link" on={false} onChange={turn} />);
  await userEvent.click(screen.getByText("Otherwise by link"));
  expect(turn.mock.calls).toEqual([[true]]);
  await userEvent.click(screen.getByRole("switch", { name: "List it" }));
  expect(turn).toHaveBeenCalledTimes(2);
});
