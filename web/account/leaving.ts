/** Being forgotten: asked for, waited for, taken back. And all that is kept of one, as a file. */
import type { Erasure } from "../protocol/index.js";
import { call } from "../shell/api.js";
import type { Words } from "../words/words.js";

export const EXPORT = "/api/me/export";
export const erasure = () => call<Erasure>("GET", "/me/erasure");
export const askErasure = ({ language }: Words) => call<Erasure>("POST", "/me/erasure", { language });
