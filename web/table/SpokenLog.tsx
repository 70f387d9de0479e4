/** The one place on the page that is read out. */
import { useEffect } from "react";
import { useWords } from "../words/Speaking.js";
import { fallSilent, useVoice } from "./voice.js";

export function SpokenLog() {
  const words = useWords();
  const lines = useVoice((voice) => voice.lines);
  useEffect(() => fallSilent, []);
  return (
    <div className="sr" role="log" aria-label={words("spoken-title")}>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
