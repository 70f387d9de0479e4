// @vitest-environment jsdom
/** Keeping one's games and signing in, as somebody reads and presses it; the server's answers are given here. */

import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AccountState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Account } from "./AccountPage.js";
import { Offer } from "./KeepOffer.js";
import { SigningIn } from "./SignInPage.js";

vi.mock("../shell/api.js", { spy: true });

const GUEST: AccountState = { offers: ["passkey", "mail"] };
const ACCOUNT: AccountState = {
  offers: ["passkey", "mail"],
  address: "anna@example.org",
  passkeys: [{ id: "k1", device: "Firefox, Linux", created: 1_700_000_000, used: 1_700_000_000 }],
};
const STAYING = { at: null, days: 7, backup_days: 30 };
let answers: Record<string, unknown>;
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  answers = { "GET /account": GUEST, "GET /me/sessions": [], "GET /me/blocks": [], "GET /me/erasure": STAYING };
  vi.mocked(api.me).mockResolvedValue({ id: "anna", name: "Anna" });
  vi.mocked(api.blockList).mockImplementation(() => api.call("GET", "/me/blocks"));
  vi.mocked(api.stay).mockImplementation(() => api.call("DELETE", "/me/erasure"));
  vi.mocked(api.liftBlock).mockImplementation((id) => api.call("DELETE", `/me/blocks/${id}`));
  vi.mocked(api.call).mockImplementation(async (method, path, body) => {
    asked.push([`${method} ${path}`, body]);
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

function show(page: ReactNode, language: "en" | "nl" | "de" = "en") {
  const pages = [`words/${language}.ftl`, `words/shell.${language}.ftl`, `words/book/account.${language}.ftl`];
  const words = wordsFrom(
    language,
    pages.map((path) => readFileSync(path, "utf8")),
  );
  return render(<SpeakingWith words={words}>{page}</SpeakingWith>);
}

it.each(["en", "nl", "de"] as const)("says everything in %s, to a guest and to an account", async (language) => {
  for (const state of [GUEST, ACCOUNT]) {
    answers["GET /account"] = state;
    const { container } = show(<Account />, language);
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(2));
    expect(container.textContent).not.toMatch(/(account|sign-in)-[a-z]/);
    cleanup();
  }
});

it("signs in by a mailed code, and says how many tries are left", async () => {
  const user = userEvent.setup();
  answers["POST /sign-in/mail"] = { ticket: "t1" };
  answers["POST /sign-in/code"] = new api.Refused("forbidden", "That is not the code.", "refused-code-4");
  show(<SigningIn />);
  await user.type(await screen.findByLabelText("Your mail address"), "anna@example.org");
  await user.click(screen.getByRole("button", { name: "Send me a code" }));
  const code = await screen.findByLabelText(/The code in the mail/);
  expect(document.activeElement).toBe(code);
  await user.type(code, "k7m 2qx");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("four tries left");
  answers["POST /sign-in/code"] = { id: "anna", name: "Anna", moved: 2 };
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("You are Anna here now. 2 tables came along.");
  expect(asked.at(-1)).toEqual(["POST /sign-in/code", { ticket: "t1", code: "k7m 2qx", bring: true }]);
});

it("opens a mailed link only when the button is pressed, and takes its secret out of the address", async () => {
  history.replaceState(null, "", "/sign-in#s3cret");
  answers["POST /sign-in/link"] = { id: "anna", name: "Anna" };
  show(<SigningIn />);
  const button = await screen.findByRole("button", { name: "Sign in" });
  expect(location.hash).toBe("");
  expect(asked).toEqual([]);
  await userEvent.click(button);
  await screen.findByText("You are Anna here now.");
  expect(asked).toEqual([["POST /sign-in/link", { token: "s3cret" }]]);
});

it("offers the button of a refused link no more, but another way", async () => {
  history.replaceState(null, "", "/sign-in#s3cret");
  answers["POST /sign-in/link"] = new api.Refused("not-now", "Nobody has this address.", "refused-other-browser");
  show(<SigningIn />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  await screen.findByText(/nobody has this address here yet/);
  expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
  expect(screen.getByRole("link", { name: "Sign in another way" })).toBeDefined();
});

it("says that a guest's games are kept, and by what they come back", async () => {
  const user = userEvent.setup();
  answers["POST /sign-in/mail"] = { ticket: "t1" };
  answers["POST /sign-in/code"] = { id: "anna", name: "Anna" };
  show(<Account />);
  await user.type(await screen.findByLabelText("Your mail address"), "anna@example.org");
  await user.click(screen.getByRole("button", { name: "Send me a code" }));
  await user.type(await screen.findByLabelText(/The code in the mail/), "k7m2qx");
  answers["GET /account"] = { ...ACCOUNT, passkeys: [] };
  await user.click(screen.getByRole("button", { name: "Keep my games" }));
  const kept = await screen.findByRole("heading", { name: "Your games are kept." });
  expect(document.activeElement).toBe(kept);
  await screen.findByText(/sign in with anna@example.org/);
});

it("says to a guest whose address is an account's who they are now", async () => {
  const user = userEvent.setup();
  answers["POST /sign-in/mail"] = { ticket: "t1" };
  answers["POST /sign-in/code"] = { id: "kim", name: "Kim", moved: 1 };
  show(<Account />);
  await user.type(await screen.findByLabelText("Your mail address"), "kim@example.org");
  await user.click(screen.getByRole("button", { name: "Send me a code" }));
  await user.type(await screen.findByLabelText(/The code in the mail/), "k7m2qx");
  answers["GET /account"] = ACCOUNT;
  vi.mocked(api.me).mockResolvedValue({ id: "kim", name: "Kim" });
  await user.click(screen.getByRole("button", { name: "Keep my games" }));
  await screen.findByRole("heading", { name: "You are Kim" });
  await screen.findByText(/belongs to it now, with one running table/);
  await waitFor(() => expect(screen.getByLabelText(/^Your name/)).toHaveProperty("value", "Kim"));
});

it("closes the form of an address that was added, and says so", async () => {
  const user = userEvent.setup();
  answers["GET /account"] = { ...ACCOUNT, address: null };
  answers["POST /sign-in/mail"] = { ticket: "t1" };
  answers["POST /sign-in/code"] = { id: "anna", name: "Anna" };
  show(<Account />);
  await user.click(await screen.findByRole("button", { name: "Add a mail address" }));
  const field = screen.getByLabelText("The new mail address");
  expect(document.activeElement).toBe(field);
  await user.type(field, "anna@example.org");
  await user.click(screen.getByRole("button", { name: "Send me a code" }));
  await user.type(await screen.findByLabelText(/The code in the mail/), "k7m2qx");
  answers["GET /account"] = ACCOUNT;
  await user.click(screen.getByRole("button", { name: "This is my address" }));
  const added = await screen.findByRole("heading", { name: /come back with anna@example.org/ });
  expect(document.activeElement).toBe(added);
  expect(screen.queryByLabelText(/The code in the mail/)).toBeNull();
});

it("tells whoever signs in by an address nobody had that it is theirs now", async () => {
  history.replaceState(null, "", "/sign-in#s3cret");
  answers["POST /sign-in/link"] = { id: "anna", name: "Anna", made: true };
  show(<SigningIn />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "Your games are kept" });
  expect(screen.getByText(/Nobody had this address here yet/)).toBeDefined();
});

it("lets whoever follows the letter about their erasure take it back, signed in already", async () => {
  answers["GET /account"] = ACCOUNT;
  answers["GET /me/erasure"] = { ...STAYING, at: Date.now() / 1000 + 86_400 };
  show(<SigningIn />);
  const back = await screen.findByRole("button", { name: "Take it back and stay" });
  answers["GET /me/erasure"] = STAYING;
  await userEvent.click(back);
  await screen.findByRole("heading", { name: /You stay/ });
});

it("notices a link that is opened where the page stands already", async () => {
  show(<SigningIn />);
  await screen.findByLabelText("Your mail address");
  location.hash = "#s3cret";
  await screen.findByText(/You opened the link/);
  expect(location.hash).toBe("");
});

it("asks an account to prove itself before its ways in are changed", async () => {
  answers["GET /account"] = ACCOUNT;
  answers["DELETE /account/passkeys/k1"] = new api.Refused("forbidden", "Sign in once more.", "refused-not-fresh");
  show(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: /^Remove/ }));
  await screen.findByText(/Show once more that it is you/);
  expect(screen.getByRole("button", { name: "Use a passkey" })).toBeDefined();
});

it("warns a guest before signing out, and an account not", async () => {
  show(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign out here" }));
  expect(screen.getByRole("alert").textContent).toContain("in this browser only");
  expect(asked.map(([what]) => what)).not.toContain("DELETE /me");
  await userEvent.click(screen.getByRole("button", { name: "Keep my games" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Keep your games" }));
});

it("offers to keep games to guests only, and not again for a month after 'not now'", async () => {
  show(<Offer />);
  await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByText("Keep your games")).toBeNull();
  cleanup();
  show(<Offer />);
  await waitFor(() => expect(screen.queryByText("Keep your games")).toBeNull());
  localStorage.clear();
  cleanup();
  for (const state of [ACCOUNT, { offers: [] }]) {
    answers["GET /account"] = state;
    asked = [];
    show(<Offer />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText("Keep your games")).toBeNull();
    cleanup();
  }
});

it("shows codes on paper once, where a site sends no mail", async () => {
  answers["GET /account"] = { offers: ["passkey", "recovery"] };
  answers["POST /account/recovery-codes"] = { id: "anna", name: "Anna", codes: ["AAAAA-BBBBB-CCCCC-DDDDD"] };
  show(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: "Make codes" }));
  await screen.findByText("AAAAA-BBBBB-CCCCC-DDDDD");
  expect(screen.getByText("Save as a file").getAttribute("href")).toContain("AAAAA-BBBBB");
});

it("takes everything along, also at home; nothing else there", async () => {
  answers["GET /account"] = { offers: [] };
  show(<Account />);
  const file = await screen.findByRole("link", { name: "Download as a zip" });
  expect(file.getAttribute("href")).toBe("/api/me/export");
  expect(file.hasAttribute("download")).toBe(true);
  await waitFor(() => expect(asked.map(([what]) => what)).toContain("GET /me/erasure"));
  for (const heading of ["Leave for good", "People you have blocked"])
    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
});

it("lists who is blocked, and lifts it", async () => {
  answers["GET /me/blocks"] = [{ id: 3, name: "Bram", at: 1_700_000_000 }];
  show(<Account />);
  const lift = await screen.findByRole("button", { name: "Unblock Bram" });
  answers["GET /me/blocks"] = [];
  await userEvent.click(lift);
  await screen.findByText("Bram is no longer blocked.");
  expect(asked.map(([what]) => what)).toContain("DELETE /me/blocks/3");
  await screen.findByText(/^Nobody\./);
});

it("says what goes and what stays before it asks, and erases nobody by one press", async () => {
  show(<Account />);
  const begin = await screen.findByRole("button", { name: "Leave for good …" });
  expect(screen.getByRole("heading", { name: "This goes" })).toBeDefined();
  expect(screen.getByText(/played by “Somebody”/)).toBeDefined();
  expect(screen.getByText(/7 days after you ask for it.*30 days later/)).toBeDefined();
  await userEvent.click(begin);
  expect(asked.map(([what]) => what)).not.toContain("POST /me/erasure");
  const at = Date.now() / 1000 + 7 * 86_400;
  answers["POST /me/erasure"] = { ...STAYING, at };
  answers["GET /me/erasure"] = { ...STAYING, at };
  await userEvent.click(screen.getByRole("button", { name: /^Erase me on/ }));
  const pending = await screen.findByRole("heading", { name: /You will be erased on/ });
  await waitFor(() => expect(document.activeElement).toBe(pending));
  expect(screen.queryByRole("heading", { name: "Leave for good" })).toBeNull();
  answers["GET /me/erasure"] = STAYING;
  await userEvent.click(screen.getByRole("button", { name: "Take it back and stay" }));
  await screen.findByRole("heading", { name: "Leave for good" });
  await waitFor(() => expect(document.activeElement?.textContent).toContain("You stay."));
  expect(asked.map(([what]) => what)).toContain("DELETE /me/erasure");
});

it("erases an account only after it has proved itself once more", async () => {
  answers["GET /account"] = ACCOUNT;
  answers["POST /me/erasure"] = new api.Refused("forbidden", "Sign in once more.", "refused-not-fresh");
  show(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: "Leave for good …" }));
  await userEvent.click(screen.getByRole("button", { name: /^Erase me on/ }));
  await screen.findByText(/Show first that it is you/);
  expect(screen.getByRole("button", { name: "Use a passkey" })).toBeDefined();
});
