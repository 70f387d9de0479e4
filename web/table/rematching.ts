/** A rematch that somebody has asked for: one press, and one sits at the seat that is kept. */
import { sit } from "../shell/api.js";

/** The table to go to. Whoever cannot sit down there any more sees there why. */
export async function joinRematch(table: string): Promise<string> {
  await sit(table).catch(() => undefined);
  return `/t/${table}`;
}
