/** A reply in words: what was pointed at, one after the other. */
import type { Words } from "../words/words.js";

export function replyText(words: Words, reply: readonly string[]): string {
  if (reply.length === 0) return words("table-decline");
  const paths = reply.map((path) => path.split("/").map((ref) => words.name(ref)));
  const texts = paths.map((names) => names.join(", "));
  return paths.every((names) => names.length === 1) ? words.list(texts) : texts.join("; ");
}
