/** How whoever is here could come back. Looking around makes nobody a guest: who has never been here is not asked who they are. */
import type { AccountState } from "../protocol/index.js";
import { beenHere, call, invitation } from "./api.js";
import { useFetched } from "./useFetched.js";

export const isGuest = ({ address, passkeys, recovery_codes }: AccountState): boolean =>
  !address && !passkeys?.length && !recovery_codes;

/** Nobody yet, or somebody without a way back, where the site has accounts. */
export const mayKeep = (account: AccountState): boolean => account.offers.length > 0 && isGuest(account);

const noneYet = async (): Promise<AccountState> => ({ offers: [...((await invitation()).offers ?? [])] });

const ownAccount = (): Promise<AccountState> =>
  beenHere() ? call<AccountState>("GET", "/account").catch(noneYet) : noneYet();

export const useOwnAccount = (): AccountState | undefined => useFetched(ownAccount).value;
