import type { Group } from "../groups";
import { CLERGY } from "./clergy";
import { GENTRY } from "./gentry";
import { LEARNED } from "./learned";
import { STREET } from "./street";
import { TRADES } from "./trades";

/** Every piece of headgear by its name. */
export const HEADGEAR = { ...GENTRY, ...CLERGY, ...LEARNED, ...TRADES, ...STREET };

export type Hat = keyof typeof HEADGEAR;

/** What the women of a group wear where their office demands nothing else. */
export const WOMEN_WEAR: Record<Group, readonly Hat[]> = {
  noble: ["hennin", "escoffion", "butterfly", "frenchhood"],
  merchant: ["veil", "flemishhood", "straw"],
  bureaucrat: ["goldband", "barbette", "gablehood"],
  artist: ["artcap", "turban", "braids", "laurels"],
  scholar: ["scholarhood", "bonnet", "doctor"],
  church: ["nun", "falie", "widow"],
  castle: ["coif", "frenchhood", "crespine"],
  craftsman: ["knotcap", "wings", "scarf"],
  entertainer: ["plume", "wreath", "bells"],
  protector: ["kettle", "mail", "nurse"],
  underworld: ["cloakhood", "coins", "slouch"],
};

/** The same for men. Crown, mitre, red hat and fool's cap are kept for the one office each. */
export const MEN_WEAR: Record<Group, readonly Hat[]> = {
  noble: ["coronet", "roundcap", "feathercap"],
  merchant: ["chaperon", "chaperon", "furhat"],
  bureaucrat: ["clothcap", "badgecap", "blackcap"],
  artist: ["beret", "artcap", "featherberet"],
  scholar: ["mortarboard", "blackboard", "scholarhood"],
  church: ["biretta", "skullcap", "cowl"],
  castle: ["bandcap", "bycocket", "bycocket"],
  craftsman: ["leathercap", "softcap", "headband"],
  entertainer: ["plume", "bells", "plume"],
  protector: ["kettle", "armet", "ironcap"],
  underworld: ["cloakhood", "kerchief", "brimhat"],
};
