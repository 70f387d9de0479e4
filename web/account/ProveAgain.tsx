import type { AccountState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Ways } from "./Ways.js";

interface ProveAgainProps {
  state: AccountState;
  /** The words that say why. */
  why?: string;
  onProved: () => void;
}

/** What changes how one comes in is done only by who has just come in: a browser may have been left open. */
export function ProveAgain({ state, why = "account-prove", onProved }: ProveAgainProps) {
  const words = useWords();
  const { offers, passkeys = [], address, recovery_codes = 0 } = state;
  const has = { passkey: passkeys.length > 0, mail: Boolean(address), recovery: recovery_codes > 0 };
  const mine = offers.filter((way) => has[way as keyof typeof has]);
  return (
    <div className="account-again" role="alert">
      <p>{words(why)}</p>
      <Ways to="again" offers={mine} bring={false} onEntered={onProved} />
    </div>
  );
}
