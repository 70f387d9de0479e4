/** What a Guildtable server and its clients say to each other. docs/protocol.md tells it in sentences. */
export type * from "./messages.js";
export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";
export type {
  BotSeat,
  Branch,
  Counsel,
  GameInfo,
  GameOption,
  Guest,
  Kept,
  Me,
  Named,
  NewReport,
  NewTable,
  Opened,
  Reported,
  Seated,
  Sitting,
  Verdict,
  components,
  operations,
  paths,
} from "./api.js";
