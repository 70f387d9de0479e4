/** One's own portrait, and a press to choose another. */
import { useState } from "react";
import { Icon } from "../design/Icon.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { lazyPart } from "./lazyPart.js";
import { PlayerFace } from "./PlayerFace.js";
import "./portrait.css";

const PortraitSheet = lazyPart(() => import("./PortraitSheet.js").then(({ PortraitSheet }) => PortraitSheet));

interface PortraitButtonProps {
  portrait: string | null;
  /** Whose face is shown as long as none is chosen. */
  face?: string | undefined;
  besides?: readonly string[];
  onChosen: (portrait: string) => void;
}

export function PortraitButton(props: PortraitButtonProps) {
  return (
    <More pages={["people"]}>
      <Choosing {...props} />
    </More>
  );
}

function Choosing({ portrait, face, besides, onChosen }: PortraitButtonProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const shown = portrait ?? face;
  return (
    <>
      <button
        type="button"
        className="portrait-button"
        aria-haspopup="dialog"
        title={words(portrait ? "portrait-change" : "portrait-choose")}
        onClick={() => setOpen(true)}
      >
        <span className="face">{shown ? <PlayerFace face={shown} besides={besides} /> : <Icon name="person" />}</span>
        <span className="what">{words(portrait ? "portrait-change" : "portrait-choose")}</span>
      </button>
      {open && (
        <PortraitSheet
          portrait={portrait}
          onChosen={(chosen) => {
            onChosen(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
