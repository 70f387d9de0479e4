/** The sheet of a new table: whoever invites friends is asked for a name, once; against bots nobody is. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSettings } from "../settings/settings.js";
import * as api from "../shell/api.js";
import { called, isGuestName } from "../shell/playerNames.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { NewTableSheet } from "./NewTableSheet.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["en", "shell.en", "book/new-table.en", "book/strengths.en"].map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
);
const BUILDERS = ["me", "apprentice:builder", "apprentice:builder"];
let name: string;
let opened: string[];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  opened = [];
  vi.mocked(api.me).mockImplementation(async () => ({ id: "p", name, portrait: null }) as never);
  vi.mocked(api.rename).mockImplementation(async (wanted) => ({ id: "p", name: wanted }) as never);
  vi.mocked(api.openTable).mockImplementation(async ({ game }) => {
    opened.push(game);
    return { table: "0123456789abcdef0123" };
  });
  localStorage.setItem("guildtable-been-here", "yes");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (against: "bots" | "friends") =>
  render(
    <SpeakingWith words={WORDS}>
      <NewTableSheet against={against} onClose={() => undefined} />
    </SpeakingWith>,
  );
const press = async () => userEvent.click(await screen.findByRole("button", { name: /Open the table|Start/ }));

it("asks who invites, and opens the table once it is known", async () => {
  name = "Guest";
  show("friends");
  const field = await screen.findByRole("textbox");
  await press();
  expect(opened).toHaveLength(0);
  await userEvent.type(field, "Anna");
  await press();
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(api.rename).toHaveBeenCalledWith("Anna");
});

it.each([
  ["friends", "Anna"],
  ["bots", "Guest"],
] as const)("with %s asks nobody who is called %s", async (against, who) => {
  name = who;
  show(against);
  await waitFor(() => expect(api.me).toHaveBeenCalled());
  await press();
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("asks for bots who like something, and only for those of the game", async () => {
  name = "Anna";
  show("bots");
  await userEvent.click(await screen.findByRole("radio", { name: "Builder" }));
  expect(screen.getByText(/^Wouter the Builder:/)).toBeTruthy();
  await press();
  await waitFor(() => expect(api.openTable).toHaveBeenLastCalledWith(expect.objectContaining({ seats: BUILDERS })));
  await userEvent.click(screen.getByRole("radio", { name: /flandern/i }));
  expect((screen.getByRole("radio", { name: "Anybody" }) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole("radio", { name: "Builder" })).toBeNull();
});

it("a guest without a name is called so in the language of whoever reads it", () => {
  useSettings.setState({ language: "nl" });
  expect([called("Guest"), called("Gast"), called("Anna")]).toEqual(["Gast", "Gast", "Anna"]);
  useSettings.setState({ language: "en" });
  expect([called("Gast"), isGuestName("Gast"), isGuestName("Anna")]).toEqual(["Guest", true, false]);
  expect([called("Gast 2"), isGuestName("Guest 2"), isGuestName("Gasthof")]).toEqual(["Guest 2", true, false]);
});
