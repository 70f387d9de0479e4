import type { Hat } from "../../design/portrait/headgear/index.js";

/** Who of the 165 persons of Bruges is a woman: those whose German, Dutch or French name says so, by group. */
const BY_NAME = [
  "poet illuminator calligrapher glass_painter woodcarver embroiderer lacemaker composer portraitist",
  "councillor city_treasurer toll_keeper archivist",
  "lady_in_waiting falconer chambermaid castellan",
  "beguine abbess pilgrim almoner prioress",
  "weaver brewster",
  "dancer drummer fiddler hurdy_gurdy_player stilt_walker puppeteer storyteller",
  "dye_trader spice_merchant fishmonger broker market_woman money_changer shipowner",
  "queen princess baroness marquise countess duchess dowager",
  "plague_nurse bodyguard physician watchtower_keeper",
  "mathematician herbalist philosopher cartographer astrologer translator librarian tutor",
  "smuggler gambler informant gang_leader",
];

/** Names that serve both in English and French; these we chose to be women. */
const NEUTRAL = [
  "painter goldsmith",
  "notary judge",
  "architect",
  "acrobat",
  "guard",
  "alchemist astronomer geographer",
  "arsonist pickpocket",
];

const WOMEN: ReadonlySet<string> = new Set([...BY_NAME, ...NEUTRAL].flatMap((group) => group.split(" ")));

/** Whether a person is a woman. It follows from the name, never from chance. */
export function isWoman(id: string): boolean {
  return WOMEN.has(id);
}

/** The headgear an office demands, or that suits a person best; all others wear what the id picks from the group's. */
const HATS: Readonly<Record<string, Hat>> = {
  king: "crown",
  queen: "crown",
  bishop: "mitre",
  cardinal: "galero",
  jester: "jester",
  duchess: "escoffion",
  baroness: "escoffion",
  princess: "hennin",
  countess: "butterfly",
  dowager: "widow",
  beguine: "falie",
  pilgrim: "shell",
  abbess: "nun",
  prioress: "nun",
  plague_nurse: "nurse",
  physician: "nurse",
  knight: "armet",
  bodyguard: "mail",
  market_woman: "straw",
  fishmonger: "wings",
  brewster: "wings",
  spice_merchant: "flemishhood",
  shipowner: "flemishhood",
  broker: "veil",
  architect: "knotcap",
  lady_in_waiting: "crespine",
  castellan: "frenchhood",
  chambermaid: "coif",
  lacemaker: "braids",
  poet: "laurels",
  illuminator: "turban",
  composer: "artcap",
  philosopher: "doctor",
  geographer: "doctor",
  tutor: "bonnet",
  librarian: "bonnet",
  alchemist: "scholarhood",
  astrologer: "scholarhood",
  toll_keeper: "barbette",
  councillor: "gablehood",
  dancer: "wreath",
  acrobat: "bells",
  stilt_walker: "bells",
  fiddler: "plume",
  storyteller: "plume",
  gambler: "coins",
  smuggler: "coins",
  gang_leader: "kerchief",
  informant: "cloakhood",
};

export function hatOf(id: string): Hat | undefined {
  return HATS[id];
}
