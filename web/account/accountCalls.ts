/** The ways in, as the server has them. Whoever is known by none is a guest; each call needs somebody to be, so it begins by that. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { AccountState, Entered, Printed, SessionLine, Ticket } from "../protocol/index.js";
import { call, me, nowKnownAs } from "../shell/api.js";
import type { Words } from "../words/words.js";

/** The browser's own dialog was closed, or the device has no passkey: nothing happened, and nothing is wrong. */
export class NotGiven extends Error {}

const nobodyYet = (words: Words) => me(() => words("home-guest"));

export async function accountState(words: Words): Promise<AccountState> {
  await nobodyYet(words);
  return call<AccountState>("GET", "/account");
}

/** From now on this browser is who the server says. */
async function enter<T extends Entered>(entering: Promise<T>): Promise<T> {
  const entered = await entering;
  nowKnownAs(entered);
  return entered;
}

export async function makePasskey(words: Words): Promise<Entered> {
  await nobodyYet(words);
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]["optionsJSON"]>(
    "POST",
    "/account/passkeys/options",
  );
  const credential = await given(startRegistration({ optionsJSON }));
  return enter(call<Entered>("POST", "/account/passkeys", { credential }));
}

export async function signInByPasskey(words: Words, bring: boolean): Promise<Entered> {
  await nobodyYet(words);
  const optionsJSON = await call<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
    "POST",
    "/sign-in/passkey/options",
  );
  const credential = await given(startAuthentication({ optionsJSON }));
  return enter(call<Entered>("POST", "/sign-in/passkey", { credential, bring }));
}

async function given<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (failed) {
    const name = failed instanceof Error ? failed.name : "";
    throw name === "NotAllowedError" || name === "AbortError" ? new NotGiven(name) : failed;
  }
}

export async function sendLetter(words: Words, address: string): Promise<string> {
  await nobodyYet(words);
  return (await call<Ticket>("POST", "/sign-in/mail", { address, language: words.language })).ticket;
}

export const typeCode = (ticket: string, code: string, bring: boolean) =>
  enter(call<Entered>("POST", "/sign-in/code", { ticket, code, bring }));

export async function openLink(words: Words, token: string): Promise<Entered> {
  await nobodyYet(words);
  return enter(call<Entered>("POST", "/sign-in/link", { token }));
}

export async function typeRecoveryCode(words: Words, code: string, bring: boolean): Promise<Entered> {
  await nobodyYet(words);
  return enter(call<Entered>("POST", "/sign-in/recovery", { code, bring }));
}

export const printRecoveryCodes = () => enter(call<Printed>("POST", "/account/recovery-codes"));
export const removePasskey = (id: string) => call<unknown>("DELETE", `/account/passkeys/${id}`);
export const sessionList = () => call<SessionLine[]>("GET", "/me/sessions");
export const endSession = (id: string) => call<unknown>("DELETE", `/me/sessions/${id}`);
export const endOtherSessions = () => call<unknown>("DELETE", "/me/sessions");
