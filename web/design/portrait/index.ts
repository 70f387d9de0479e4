export { GROUPS, type Group } from "./groups";
export type { Hat } from "./headgear";
export { PersonPortrait } from "./PersonPortrait";
export { Portrait } from "./Portrait";
export { type Profession, ProfessionPortrait } from "./ProfessionPortrait";
export { hatOf, isWoman } from "./women";
