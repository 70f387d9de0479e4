/** The eleven groups of persons; a group decides headgear and collar. */
export const GROUPS = [
  "artist",
  "bureaucrat",
  "castle",
  "church",
  "craftsman",
  "entertainer",
  "merchant",
  "noble",
  "protector",
  "scholar",
  "underworld",
] as const;

export type Group = (typeof GROUPS)[number];
