export { GROUPS, type Group } from "./groups";
export type { Hat } from "./headgear";
export { Portrait } from "./Portrait";
