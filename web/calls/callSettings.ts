/** How one is called back, as the server keeps it. A server that calls nobody answers 404, and the page says nothing of calls. */
import type { CallState, VacationState, WantedCalls } from "../protocol/index.js";
import { call, Refused } from "../shell/api.js";

/** What is changed by its owner. `quiet_from` is in minutes after midnight; without a zone none was ever named. */
export type CallWishes = Required<WantedCalls>;
export type CallSettings = Required<CallState>;

/** Null where the server answers 404: it calls nobody. */
async function unlessAbsent<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (failed) {
    if (failed instanceof Refused && failed.code === "no-such-place") return null;
    throw failed;
  }
}

export const callSettings = () => unlessAbsent(call<CallSettings>("GET", "/me/calls"));

export const saveWishes = ({ zone, quiet_from, quiet_hours, weekends, mail, webhook, vacation }: CallWishes) =>
  call<CallSettings>("PUT", "/me/calls", { zone, quiet_from, quiet_hours, weekends, mail, webhook, vacation });

/** The key by which browsers know that a call is ours; null where the site sends none. */
export const pushKey = async (): Promise<string | null> =>
  (await unlessAbsent(call<{ key: string | null }>("GET", "/calls/key")))?.key ?? null;

export const addDevice = (address: PushSubscriptionJSON) => call<unknown>("POST", "/me/calls/devices", address);
export const removeDevice = (id: string) => call<unknown>("DELETE", `/me/calls/devices/${id}`);
export const takeVacation = (days: number) => call<VacationState>("POST", "/me/vacation", { days });
export const testCall = () => call<unknown>("POST", "/me/calls/test", {});
