/** Blocking somebody with whom one sits, or who has said something: the site keeps it, and this browser shows it at once. */
import { blockPerson, liftBlock } from "../shell/api.js";

type Whom = Parameters<typeof blockPerson>[1];

export const hearNoMore = (table: string, whom: Whom): Promise<unknown> => blockPerson(table, whom);

/** Blocking them once more changes nothing, and tells by which number it is lifted. */
export const hearAgain = (table: string, whom: Whom): Promise<unknown> =>
  blockPerson(table, whom).then(({ id }) => liftBlock(id));
