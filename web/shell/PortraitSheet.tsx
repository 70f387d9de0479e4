/** All portraits there are, to choose one's own: named as the persons of Bruges are. */
import { useEffect, useId, useState } from "react";
import { Sheet } from "../design/Sheet.js";
import { SpeakingWith, useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { choosePortrait, me } from "./api.js";
import { errorText } from "./errorText.js";
import { faces, PlayerFace } from "./PlayerFace.js";
import "./portrait.css";

interface PortraitSheetProps {
  /** The one that is chosen now. */
  portrait: string | null;
  onChosen: (portrait: string) => void;
  onClose: () => void;
}

export function PortraitSheet({ portrait, onChosen, onClose }: PortraitSheetProps) {
  const words = useWords();
  const [all, setAll] = useState<{ ids: readonly string[]; named: Words } | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let wanted = true;
    faces().then(async ({ FACES, faceWords }) => {
      const texts = await faceWords(words.language);
      if (wanted) setAll({ ids: FACES, named: words.and(texts) });
    });
    return () => {
      wanted = false;
    };
  }, [words]);
  const choose = async (id: string) => {
    try {
      await me(() => words("home-guest"));
      await choosePortrait(id);
      onChosen(id);
    } catch (failed) {
      setTrouble(errorText(words, failed));
    }
  };
  return (
    <Sheet title={words("portrait-choose")} close={words("table-close")} onClose={onClose} className="portraits">
      <p>{words("portrait-why")}</p>
      {trouble && <p role="alert">{trouble}</p>}
      {all && (
        <SpeakingWith words={all.named}>
          <Choices ids={all.ids} chosen={portrait} onChoose={choose} />
        </SpeakingWith>
      )}
    </Sheet>
  );
}

interface ChoicesProps {
  ids: readonly string[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Choices({ ids, chosen, onChoose }: ChoicesProps) {
  const words = useWords();
  const group = useId();
  return (
    <div className="portrait-grid" id={group}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          aria-label={words.name(`person:${id}`)}
          title={words.name(`person:${id}`)}
          onClick={() => onChoose(id)}
        >
          <PlayerFace face={id} />
        </button>
      ))}
    </div>
  );
}
