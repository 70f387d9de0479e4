/** The words in and beside the rulebooks, a game's worked examples, the player aids, the supplement on persons; and what is said of
 *  privacy and in replays. Apart from the other catalogues, for nobody at a table needs to know where they are. */

import type { Language } from "../settings/languages.js";
import { readPages } from "./catalogues.js";

const pages = import.meta.glob<string>("./book/*.ftl", { query: "?raw", import: "default" });

export const bookCatalogue = (page: string, language: Language) =>
  readPages(pages, (path) => path === `./book/${page}.${language}.ftl`);
