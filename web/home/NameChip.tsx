/** Who I am here. Guests are named; the name can be changed at any time. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { beenHere, me } from "../shell/api.js";
import { NameField } from "../shell/NameField.js";
import { PlayerFace } from "../shell/PlayerFace.js";
import { useWords } from "../words/Speaking.js";
import { WayBack } from "./WayBack.js";

/** The pages about oneself. */
function OwnWays({ guest }: { guest: boolean }) {
  const words = useWords();
  return (
    <ul className="own-ways">
      <li>
        <Link href="/games">
          <Icon name="replay" />
          {words("own-games")}
        </Link>
      </li>
      <li>
        <Link href="/profile">
          <Icon name="house" />
          {words("own-page")}
        </Link>
      </li>
      <li>
        <Link href="/account">
          <Icon name="key" />
          {words(guest ? "home-account" : "own-account")}
        </Link>
      </li>
    </ul>
  );
}

/** `guest`: without a way back, where the site has one to give. */
export function NameChip({ guest }: { guest: boolean }) {
  const words = useWords();
  const [name, setName] = useState("");
  const [portrait, setPortrait] = useState("");
  const [changing, setChanging] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nobody's name again
  useEffect(() => {
    if (!beenHere()) return;
    me(() => words("home-guest")).then(
      (found) => {
        setName(found.name);
        setPortrait(found.portrait ?? "");
      },
      () => undefined,
    );
  }, []);
  const known = (next: string) => {
    setName(next);
    setChanging(false);
  };
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-label={name ? words("home-name", { name }) : undefined}
        onClick={() => setChanging(true)}
      >
        {portrait ? <PlayerFace face={portrait} /> : <Icon name="person" />}
        <span>{name || words("home-name-none")}</span>
      </button>
      {changing && (
        <Sheet title={words("new-name")} close={words("table-close")} onClose={() => setChanging(false)}>
          <NameField name={name} action={words("new-name-save")} onNamed={known} />
          {guest && <WayBack />}
          {name !== "" && <OwnWays guest={guest} />}
        </Sheet>
      )}
    </>
  );
}
