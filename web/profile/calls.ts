/** What the server tells of finished games and of players' pages. */
import type { GamePage, Profile, Shared } from "../protocol/index.js";
import { call } from "../shell/api.js";
import { type Sought, writeSought } from "./sought.js";

export const gamePage = (sought: Sought, after?: string | null) =>
  call<GamePage>("GET", `/me/games${writeSought(sought, after)}`);
export const ownProfile = () => call<Profile>("GET", "/me/profile");
export const sharedProfile = (id: string) => call<Profile>("GET", `/profiles/${encodeURIComponent(id)}`);
/** From now on others may see my page, or nobody; where it is. */
export const shareProfile = (shared: boolean) => call<Shared>("PUT", "/me/profile", { shared });
