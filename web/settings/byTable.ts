/** What this browser remembers of tables, one thing each: of those it was last told something of. */

/** Tables that are remembered. */
const TABLES = 50;

export type ByTable<T> = Readonly<Record<string, T>>;

/** The same with this of a table, which is now the newest; the oldest is forgotten. */
export function remembered<T>(at: ByTable<T>, table: string, what: T): ByTable<T> {
  const { [table]: _, ...others } = at;
  return Object.fromEntries([...Object.entries(others), [table, what] as const].slice(-TABLES));
}
