/** What the end is counted by: a category is a storey of every tower, a row of the sums, and perhaps what decided it. */
import type { IconName } from "../design/Icon.js";
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import type { Category, Drawing, Drawn } from "./drawing.js";

/** The categories from the ground up, but for those that brought nobody anything. */
export function categoriesOf(drawing: Drawing, drawn: Drawn): readonly Category[] {
  const all = drawing.counted?.(drawn) ?? drawing.scores.map(({ item, icon }) => byItem(drawn, item, icon));
  return all.filter(({ points }) => points.some((one) => one !== 0));
}

/** A category that is an item of the score. */
export const byItem = ({ shown, chairs }: Drawn, item: string, icon: IconName): Category => ({
  id: item,
  icon,
  name: `score-${item}`,
  points: chairs.map(({ seat }) => shown.standing[seat]?.items[item] ?? 0),
});

export const categoryName = (words: Words, { name }: Category): string =>
  capital(words.has(name) ? words(name) : words.name(name));

/** A storey is narrow: some categories have a shorter word for it. */
export function storeyName(words: Words, category: Category): string {
  const short = `storey-${category.id}`;
  return words.has(short) ? capital(words(short)) : categoryName(words, category);
}
