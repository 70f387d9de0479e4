/** A name to be given; what follows it, sitting down for one, is done once the server knows it. */
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../design/Button.js";
import { useWords } from "../words/Speaking.js";
import { beenHere, me, rename } from "./api.js";
import { errorText } from "./errorText.js";
import { PortraitButton } from "./PortraitButton.js";

interface NameFieldProps {
  name: string;
  action: string;
  /** Plain, where something else on the page matters more. */
  kind?: "plain" | "primary";
  onNamed: (name: string) => void | Promise<void>;
}

export function NameField({ name: before, action, kind = "primary", onNamed }: NameFieldProps) {
  const words = useWords();
  const [name, setName] = useState(before);
  const [trouble, setTrouble] = useState("");
  const [portrait, setPortrait] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nobody's name again
  useEffect(() => {
    if (beenHere())
      me(() => words("home-guest")).then(
        (known) => setPortrait(known.portrait ?? null),
        () => undefined,
      );
  }, []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return;
    setTrouble("");
    try {
      const came = await me(() => wanted);
      const known = came.name === wanted ? came : await rename(wanted);
      await onNamed(known.name);
    } catch (failed) {
      setTrouble(errorText(words, failed));
    }
  };
  return (
    <form className="name-field" onSubmit={save}>
      <PortraitButton portrait={portrait} onChosen={setPortrait} />
      <label>
        <b>{words("new-name")}</b>
        <input
          className="field"
          data-first
          value={name}
          onChange={(event) => setName(event.target.value)}
          onFocus={({ target }) => target.select()}
          maxLength={24}
          autoComplete="nickname"
          required
        />
        <small>{words("new-name-why")}</small>
      </label>
      {trouble && <p role="alert">{trouble}</p>}
      <Button kind={kind} type="submit">
        {action}
      </Button>
    </form>
  );
}
