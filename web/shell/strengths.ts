/** The bots one may choose, weakest first. The house has more of them; three are enough to choose from. */
export const STRENGTHS = ["greedy", "search:25ms", "search"] as const;

export type Strength = (typeof STRENGTHS)[number];

/** The message that names a bot; names of messages have no colons. */
export const strengthWord = (bot: string): string => `strength-${bot.replaceAll(":", "-")}`;

export const isStrength = (bot: string | null): bot is Strength => STRENGTHS.some((strength) => strength === bot);
