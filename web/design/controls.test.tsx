import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./Button.js";
import { Counting } from "./Counting.js";
import { Segmented } from "./Segmented.js";
import { Switch } from "./Switch.js";

it("a barred button can be reached, says why, and does nothing", async () => {
  const press = vi.fn();
  render(
    <Button barred="a card was drawn" onClick={press}>
      Undo
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Undo (a card was drawn)" });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

it("a choice is radio buttons of one name, so that the browser's own arrows move in it", async () => {
  const choose = vi.fn();
  const options = ["easy", "fair", "strong"].map((value) => ({ value, label: value }));
  render(<Segmented label="Strength" options={options} value="fair" onChange={choose} />);
  const group = screen.getByRole("radiogroup", { name: "Strength" });
  const names = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((radio) => radio.name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
  await userEvent.click(screen.getByRole("radio", { name: "strong" }));
  expect(choose).toHaveBeenCalledWith("strong");
});

it("a switch says whether it is on", async () => {
  const turn = vi.fn();
  render(<Switch label="Bell" on onChange={turn} />);
  expect(screen.getByRole("switch", { name: "Bell" }).getAttribute("aria-checked")).toBe("true");
  await userEvent.click(screen.getByRole("switch"));
  expect(turn).toHaveBeenCalledWith(false);
});

it("a counting number tells its end at once to those who listen", () => {
  const { rerender, container } = render(<Counting value={3} />);
  rerender(<Counting value={9} />);
  expect(container.querySelector(".sr")?.textContent).toBe("9");
});
