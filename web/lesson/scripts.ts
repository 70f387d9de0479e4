/** The games that have a lesson. Its script is fetched with it. */
import type { GameName } from "../protocol/index.js";
import type { LessonScript, Remarks } from "./script.js";

/** A lesson: its steps, and what the Mentor says of turns where the sentences of the log are not enough. */
export interface LessonPage {
  script: LessonScript;
  remarks?: Remarks;
}

const pages = import.meta.glob<LessonPage>("../games/*/lesson.ts");

const fetched = (game: GameName) => pages[`../games/${game}/lesson.ts`];

export const isTaught = (game: GameName): boolean => fetched(game) !== undefined;

export const NO_REMARKS: Remarks = () => null;

export const pageOf = async (game: GameName): Promise<LessonPage> => (await fetched(game)?.()) ?? { script: [] };

export const scriptOf = async (game: GameName): Promise<LessonScript> => (await pageOf(game)).script;
