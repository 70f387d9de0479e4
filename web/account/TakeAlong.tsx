import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { EXPORT } from "./leaving.js";

/** All that is kept of one, as one file. */
export function TakeAlong() {
  const words = useWords();
  return (
    <AccountPart id="account-export">
      <p>{words("account-export-what")}</p>
      <a className="btn" href={EXPORT} download="guildtable.zip">
        {words("account-export-take")}
      </a>
    </AccountPart>
  );
}
