/** How one is called, as somebody sets it; the server's answers are given here. */

import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CallSettings, callSettings } from "../calls/callSettings.js";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { CallParts, Calls } from "./Calls.js";

vi.mock("../shell/api.js", { spy: true });

const SET: CallSettings = {
  zone: "Europe/Brussels",
  quiet_from: 23 * 60,
  quiet_hours: 8,
  weekends: false,
  vacation: true,
  mail: "off",
  webhook: "",
  devices: [
    { id: "d1", device: "Chrome, Android", called: null, error: null },
    { id: "d2", device: "Firefox, Linux", called: 1.7e9, error: "410 Gone" },
  ],
  can_mail: true,
  mail_error: null,
  webhook_error: null,
  webhook_secret: null,
  webhook_off: false,
  vacations: { left: 13, taken: 1, to_earn: 7, until: null },
};
let answers: Record<string, unknown>;
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  answers = { "GET /me/calls": SET, "PUT /me/calls": SET, "GET /calls/key": { key: "AAAA" } };
  vi.mocked(api.call).mockImplementation(async (method, path, body) => {
    if (path !== "/calls/key") asked.push([`${method} ${path}`, body]);
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  language: "en" | "nl" | "de" = "en",
  address: string | null = "anna@example.org",
  other: Partial<CallSettings> = {},
) {
  const pages = [language, `shell.${language}`, `book/account.${language}`, `book/calls.${language}`];
  const words = wordsFrom(
    language,
    pages.map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
  );
  return render(
    <SpeakingWith words={words}>
      <CallParts settings={{ ...SET, ...other }} address={address} onChanged={() => undefined} />
    </SpeakingWith>,
  );
}

it.each(["en", "nl", "de"] as const)("says everything in %s", async (language) => {
  const { container } = show(language);
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3));
  expect(container.textContent).not.toMatch(/(calls|account|new)-[a-z]/);
  expect(container.textContent).toContain("07:00");
});

it("shows nothing where the server calls nobody", async () => {
  answers["GET /me/calls"] = new api.Refused("no-such-place", "There is nothing here.");
  // Asked directly as well: an empty page may also be one that has not yet drawn what came.
  await expect(callSettings()).resolves.toBeNull();
  const words = wordsFrom("en", []);
  const { container } = render(
    <SpeakingWith words={words}>
      <Calls address={null} />
    </SpeakingWith>,
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(container.textContent).toBe("");
});

it("keeps each change at once, with the zone it is meant in", async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText("For"), "9 hours");
  await screen.findByText(/^Saved/);
  await userEvent.click(screen.getByRole("radio", { name: "Once a day" }));
  await userEvent.click(screen.getByRole("switch", { name: "Weekends are quiet" }));
  const wishes = { vacation: true, zone: "Europe/Brussels", quiet_from: 1380, quiet_hours: 9, webhook: "" };
  expect(asked).toEqual([
    ["PUT /me/calls", { ...wishes, weekends: false, mail: "off" }],
    ["PUT /me/calls", { ...wishes, weekends: false, mail: "daily" }],
    ["PUT /me/calls", { ...wishes, weekends: true, mail: "daily" }],
  ]);
});

it("offers no more than nine quiet hours", () => {
  show();
  const hours = [...(screen.getByLabelText("For") as HTMLSelectElement).options].map(({ value }) => Number(value));
  expect(Math.max(...hours)).toBe(9);
});

it("says what did not arrive, and removes a device", async () => {
  show();
  expect(screen.getByText("The last one did not arrive: 410 Gone")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Remove Firefox, Linux" }));
  expect(asked).toEqual([["DELETE /me/calls/devices/d2", undefined]]);
});

it("offers no mail without an address", () => {
  show("en", "");
  expect(screen.queryByRole("radio", { name: "Each time" })).toBeNull();
  expect(screen.getByText(/mail address first/)).toBeDefined();
});

it("asks for permission only after a press", async () => {
  const requestPermission = vi.fn(async () => "denied");
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => undefined },
  });
  show();
  const button = await screen.findByRole("button", { name: "Call me here" });
  expect(requestPermission).not.toHaveBeenCalled();
  button.click();
  await waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([]);
});

it("offers nothing here where the site calls no browsers", async () => {
  answers["GET /calls/key"] = { key: null };
  show();
  expect(await screen.findByText(/This site calls no browsers/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Call me here" })).toBeNull();
});

it("leads an iPhone to the home screen", async () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", maxTouchPoints: 5 });
  show();
  expect(await screen.findByText("An iPhone or iPad calls only from the home screen.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Show me how" })).toBeDefined();
});

it("takes days of vacation, and leaves it to its owner whether one is taken by itself", async () => {
  answers["POST /me/vacation"] = { left: 11, taken: 3, to_earn: 7, until: 1.8e9 };
  show();
  expect(screen.getByText("13 days are left, 1 taken.")).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText("Be away from now on for"), "2 days");
  await userEvent.click(screen.getByRole("button", { name: "Take vacation" }));
  await screen.findByText("2 days of vacation are taken.");
  await userEvent.click(screen.getByRole("switch", { name: "Take a day before I am out of time" }));
  expect(asked[0]).toEqual(["POST /me/vacation", { days: 2 }]);
  expect(asked[1]).toMatchObject(["PUT /me/calls", { vacation: false }]);
});

it("says until when one is away, and offers none where none is left", () => {
  show("en", "", { vacations: { left: 0, taken: 14, to_earn: 7, until: 1.8e9 } });
  expect(screen.getByText(/You are away until/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Take vacation" })).toBeNull();
});

it("shows its owner by what a webhook is signed, and that it was given up", () => {
  show("en", "", { webhook: "https://example.org/hook", webhook_secret: "s3cret", webhook_off: true });
  expect(screen.getByText("s3cret")).toBeDefined();
  expect(screen.getByText(/It failed three times/)).toBeDefined();
});
