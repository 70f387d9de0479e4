import type { Colour } from "./colours";
import type { Group } from "./portrait";

/** Who hangs in the gallery: the persons of Bruges by group and colour of card, names only. */
const HANGING: Record<Group, Partial<Record<Colour, string>>> = {
  artist: {
    brown: "carpet_maker embroiderer engraver",
    purple: "poet goldsmith composer",
    blue: "organ_builder glass_painter lacemaker",
    yellow: "illuminator woodcarver portraitist",
    red: "calligrapher painter court_painter",
  },
  bureaucrat: {
    blue: "councilman city_surveyor toll_keeper",
    yellow: "councillor city_treasurer mayor",
    purple: "alderman notary archivist",
    brown: "tax_collector judge dean_of_the_guilds",
    red: "registrar rentmaster chancellor",
  },
  castle: {
    red: "coachman falconer chambermaid",
    blue: "messenger servant majordomo",
    yellow: "town_crier lady_in_waiting butler",
    purple: "scribe herald seneschal",
    brown: "groom porter castellan",
  },
  church: {
    purple: "vicar abbess bishop",
    blue: "deacon prioress confessor",
    brown: "canon pilgrim preacher",
    yellow: "chaplain sacristan provost",
    red: "beguine almoner cardinal",
  },
  craftsman: {
    blue: "coal_miner architect fountain_builder",
    red: "mason carpenter brewster",
    yellow: "miller tailor plasterer",
    brown: "shoemaker weaver blacksmith",
    purple: "vintner saddler master_builder",
  },
  entertainer: {
    purple: "acrobat fiddler puppeteer",
    blue: "bard piper stilt_walker",
    red: "juggler drummer fire_eater",
    yellow: "minstrel hurdy_gurdy_player jester",
    brown: "dancer powderman storyteller",
  },
  merchant: {
    blue: "cloth_merchant auctioneer money_changer",
    red: "dye_trader shopkeeper shipowner",
    purple: "spice_merchant broker banker",
    brown: "fishmonger moneylender hanse_merchant",
    yellow: "fur_trader accountant market_woman",
  },
  noble: {
    purple: "prince duchess stadtholder",
    red: "queen duke baron",
    yellow: "princess viscount dowager",
    blue: "baroness countess earl",
    brown: "marquise king squire",
  },
  protector: {
    yellow: "fire_warden physician guard",
    red: "dyke_warden knight sergeant",
    blue: "plague_nurse watchtower_keeper militia_captain",
    purple: "crossbow_archer shield_bearer constable",
    brown: "bodyguard jailor captain_of_the_guard",
  },
  scholar: {
    blue: "mathematician inventor astronomer",
    yellow: "alchemist lawyer tutor",
    brown: "herbalist librarian engineer",
    purple: "philosopher astrologer student",
    red: "cartographer translator geographer",
  },
  underworld: {
    yellow: "troublemaker pickpocket counterfeiter",
    blue: "beggar smuggler vagabond",
    brown: "thief highwayman poacher",
    purple: "rumour_monger blackmailer informant",
    red: "arsonist gambler gang_leader",
  },
};

export const PERSONS = Object.entries(HANGING).flatMap(([group, colours]) =>
  Object.entries(colours).flatMap(([colour, ids]) =>
    ids.split(" ").map((id) => ({ id, group, colour: colour as Colour })),
  ),
);
