/** The bots one may choose, weakest first. */
export const STRENGTHS = ["apprentice", "journeyman", "master", "syndic", "grandmaster"] as const;

export type Strength = (typeof STRENGTHS)[number];

/** Bots that could be chosen before, and who comes nearest to what they were called. */
const BEFORE: Readonly<Record<string, Strength>> = {
  random: "apprentice",
  greedy: "apprentice",
  "search:25ms": "journeyman",
  search: "master",
  "search:400ms": "grandmaster",
};

/** The message that names a bot. */
export const strengthWord = (strength: Strength): string => `strength-${strength}`;

/** As many stars as there are steps from the weakest. */
export const stars = (strength: Strength): string => "★".repeat(STRENGTHS.indexOf(strength) + 1);

/** Which of them a bot is, or was, whatever its persona. */
export const strengthOf = (bot: string | null): Strength =>
  STRENGTHS.find((strength) => bot?.startsWith(strength)) ?? BEFORE[bot ?? ""] ?? STRENGTHS[0];
