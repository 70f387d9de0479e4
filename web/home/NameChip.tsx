/** Who I am here. Guests are named; the name can be changed at any time. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { beenHere, invitation, me } from "../shell/api.js";
import { NameField } from "../shell/NameField.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";

/** Where the site has accounts: how to keep who one is, or to be again who one was. */
function WayBack({ known }: { known: boolean }) {
  const words = useWords();
  const { value } = useFetched(invitation);
  if (!value?.offers?.length) return null;
  return (
    <p className="way-back">
      <Link href={known ? "/account" : "/sign-in"}>{words(known ? "home-account" : "home-sign-in")}</Link>
    </p>
  );
}

export function NameChip() {
  const words = useWords();
  const [name, setName] = useState("");
  const [changing, setChanging] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nobody's name again
  useEffect(() => {
    if (!beenHere()) return;
    me(() => words("home-guest")).then(
      (found) => setName(found.name),
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
        <Icon name="person" />
        <span>{name || words("home-name-none")}</span>
      </button>
      {changing && (
        <Sheet title={words("new-name")} close={words("table-close")} onClose={() => setChanging(false)}>
          <NameField name={name} action={words("new-name-save")} onNamed={known} />
          <WayBack known={name !== ""} />
        </Sheet>
      )}
    </>
  );
}
