/** What a Guildtable server and its clients say to each other. docs/protocol.md tells it in sentences. */
export type * from "./messages.js";
export * from "./games.js";
export type {
  BotSeat,
  Branch,
  Counsel,
  GameInfo,
  Invitation,
  GameOption,
  Guest,
  Kept,
  Me,
  Named,
  NewReport,
  NewTable,
  Opened,
  Reported,
  Restriction,
  Seated,
  Sitting,
  Verdict,
  components,
  operations,
  paths,
} from "./api.js";
