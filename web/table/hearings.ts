/** What the games say of themselves to the ear: found by their folders, and fetched with the voice. */
import type { GameName } from "../protocol/index.js";
import type { Hearing } from "./ear.js";

const folders = import.meta.glob<{ hearing: Hearing }>("../games/*/hearing.ts");

export const hearingOf = async (game: GameName): Promise<Hearing | undefined> =>
  (await folders[`../games/${game}/hearing.ts`]?.())?.hearing;
