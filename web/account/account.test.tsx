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
let answers: Record<string, unknown>;
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  answers = { "GET /account": GUEST, "GET /me/sessions": [] };
  vi.mocked(api.me).mockResolvedValue({ id: "anna", name: "Anna" });
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
  const pages = [`words/${language}.ftl`, `words/home.${language}.ftl`, `words/book/account.${language}.ftl`];
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
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await screen.findByText(/Show once more that it is you/);
  expect(screen.getByRole("button", { name: "Use a passkey" })).toBeDefined();
});

it("warns a guest before signing out, and an account not", async () => {
  show(<Account />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign out here" }));
  expect(screen.getByRole("alert").textContent).toContain("in this browser only");
  expect(asked.map(([what]) => what)).not.toContain("DELETE /me");
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
