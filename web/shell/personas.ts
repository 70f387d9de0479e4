/** Bots that like to do something have first names of their own. The server has the same (`bots/personas`). */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  builder: "Wouter",
  recruiter: "Beatrijs",
  digger: "Gillis",
  hawk: "Heilwig",
  homebody: "Mechteld",
  pioneer: "Ivo",
  patron: "Jacoba",
  schemer: "Lambert",
  gambler: "Floris",
};

/** What a bot of this name on the wire is called, if it has a persona: `master:builder`. */
export const personaName = (bot: string | null): string | undefined => FIRST_NAMES[bot?.split(":")[1] ?? ""];
