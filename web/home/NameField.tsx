/** A name to be given; what follows it, sitting down for one, is done once the server knows it. */
import { type FormEvent, useState } from "react";
import { me, rename } from "../app/api.js";
import { Button } from "../design/Button.js";
import { useWords } from "../words/Speaking.js";
import { whyNot } from "./sayings.js";

type NameFieldProps = { name: string; action: string; onNamed: (name: string) => void | Promise<void> };

export function NameField({ name: before, action, onNamed }: NameFieldProps) {
  const words = useWords();
  const [name, setName] = useState(before);
  const [trouble, setTrouble] = useState("");
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
      setTrouble(whyNot(words, failed));
    }
  };
  return (
    <form className="name-field" onSubmit={save}>
      <label>
        <b>{words("new-name")}</b>
        <input
          className="field"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={24}
          autoComplete="nickname"
          required
        />
        <small>{words("new-name-why")}</small>
      </label>
      {trouble && <p role="alert">{trouble}</p>}
      <Button kind="primary" type="submit">
        {action}
      </Button>
    </form>
  );
}
