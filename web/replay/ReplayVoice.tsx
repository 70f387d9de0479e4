/** The voice in a replay: letters ask of the moment one looks at, and "?" shows which keys there are. */
import { useEffect, useMemo, useRef, useState } from "react";
import { Sheet } from "../design/Sheet.js";
import { ANSWERS } from "../table/answers.js";
import type { Drawing, Drawn } from "../table/drawing.js";
import { LOOK_BACK, ReplayKeyLists } from "../table/KeyLists.js";
import { useKeys } from "../table/keys.js";
import { SpokenLog } from "../table/SpokenLog.js";
import { useTable } from "../table/tableStore.js";
import { useHearing } from "../table/useHearing.js";
import { speak } from "../table/voice.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";

interface VoiceProps {
  drawing: Drawing;
  drawn: Drawn;
}

export const ReplayVoice = (props: VoiceProps) => (
  <More pages={["spoken"]}>
    <Asked {...props} />
  </More>
);

function Asked({ drawing, drawn }: VoiceProps) {
  const words = useWords();
  const hearing = useHearing();
  const [open, setOpen] = useState(false);
  const listening = useRef({ words, drawn, telling: drawing.telling, hearing });
  listening.current = { words, drawn, telling: drawing.telling, hearing };
  const keys = useMemo(() => {
    const ask = (letter: string) => () => {
      const heard = { ...listening.current, match: useTable.getState().match, now: Date.now() };
      speak(...ANSWERS[letter]!(heard));
    };
    return { ...Object.fromEntries(LOOK_BACK.map((letter) => [letter, ask(letter)])), "?": () => setOpen(true) };
  }, []);
  useKeys(keys);
  // A list of keys that nobody sees has to be told of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the language becomes
  useEffect(() => speak(words("spoken-replay-keys")), []);
  return (
    <>
      <SpokenLog />
      {open && (
        <Sheet title={words("menu-keys")} close={words("table-close")} onClose={() => setOpen(false)}>
          <ReplayKeyLists />
        </Sheet>
      )}
    </>
  );
}
