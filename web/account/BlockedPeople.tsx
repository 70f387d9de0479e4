/** Whom one has blocked, and how to lift it. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import type { Block } from "../protocol/index.js";
import { blockList, liftBlock } from "../shell/api.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { dayOf } from "./days.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

export function BlockedPeople() {
  const words = useWords();
  const { value: blocks, failed, again } = useFetched(blockList);
  const { work, refused: _, proved: __, ...working } = useWorking();
  const [lifted, setLifted] = useState("");
  const lift = ({ id, name }: Block) =>
    work(liftBlock(id), () => {
      setLifted(name);
      again();
      document.getElementById("account-blocked")?.focus();
    });
  return (
    <AccountPart id="account-blocked">
      <p>{words(blocks?.length === 0 ? "account-blocked-none" : "account-blocked-what")}</p>
      {failed && <p role="alert">{words("account-blocked-failed")}</p>}
      {blocks && blocks.length > 0 && (
        <ul className="account-list">
          {blocks.map((block) => (
            <li key={block.id}>
              <Icon name="person" />
              <b>{block.name}</b>
              <small>{words("account-blocked-since", { day: dayOf(words, block.at) })}</small>
              <Button
                small
                onClick={() => lift(block)}
                aria-label={words("account-blocked-lift", { name: block.name })}
              >
                {words("account-blocked-lift-short")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Working {...working} />
      <p role="status">{lifted && words("account-blocked-lifted", { name: lifted })}</p>
    </AccountPart>
  );
}
