/** Whoever goes by keys: tabs by arrows, a sheet that gives the focus back, and a letter for every colour. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { useSettings } from "../settings/settings.js";
import { COLOURS } from "./colours.js";
import { Letter } from "./Letter.js";
import { Sheet } from "./Sheet.js";
import { panelOf, TabList } from "./TabList.js";

beforeAll(() => {
  // This page's stand-in for a browser has no dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

function Pages() {
  const [page, setPage] = useState("b");
  const tabs = ["a", "b", "c"].map((id) => ({ id, label: id }));
  return (
    <>
      <TabList className="" label="pages" tabs={tabs} chosen={page} onChoose={setPage} panel="page" />
      <div {...panelOf("page", page)} />
    </>
  );
}

it("goes from tab to tab by arrows, round and round, and the panel is called by its tab", () => {
  render(<Pages />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole("tablist"), { key });
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("c");
  press("ArrowRight");
  expect(screen.getByRole("tabpanel", { name: "a" })).toBeTruthy();
  press("ArrowLeft");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  press("Home");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("a");
});

function Opened() {
  const [page, setPage] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setPage("first")}>
        open
      </button>
      {page && (
        <Sheet title={page} close="close" onClose={() => setPage(null)}>
          {page === "first" && (
            <button type="button" onClick={() => setPage("second")}>
              on
            </button>
          )}
        </Sheet>
      )}
    </>
  );
}

it("gives the focus back to what opened it, and begins another page at its title", async () => {
  render(<Opened />);
  await userEvent.click(screen.getByText("open"));
  await userEvent.click(screen.getByText("on"));
  expect(document.activeElement).toBe(screen.getByText("second"));
  await userEvent.click(screen.getByLabelText("close"));
  expect(document.activeElement).toBe(screen.getByText("open"));
});

function Named() {
  return (
    <Sheet title="name" close="close" onClose={() => undefined}>
      <input aria-label="name" data-first />
    </Sheet>
  );
}

it("begins where one is to write", () => {
  render(<Named />);
  expect(document.activeElement).toBe(screen.getByLabelText("name", { selector: "input" }));
});

it.each(["en", "nl", "de"] as const)("has a letter of its own for every colour: %s", (language) => {
  useSettings.setState({ language });
  const { container } = render(COLOURS.map((colour) => <Letter key={colour} colour={colour} />));
  expect(new Set(container.textContent).size).toBe(COLOURS.length);
});
