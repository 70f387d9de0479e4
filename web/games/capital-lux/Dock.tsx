/** Below the prompt: what the question is about, and its answers. */
import { Choices } from "../../table/Choices.js";
import type { Drawn } from "../../table/drawing.js";
import { Choosing } from "./Choosing.js";
import { Placing } from "./Placing.js";
import { Playing } from "./Playing.js";
import { Saving } from "./Saving.js";
import { useUnfolding } from "./unfolding.js";
import "./dock.css";
import "./choosing.css";
import "./saving.css";
import "./dock-small.css";
import "./dock-tight.css";

export function Dock(drawn: Drawn<"capital-lux">) {
  const { own, phase } = drawn.view;
  const held = useUnfolding(({ stages, reading }) => stages.length > 0 || reading);
  if (!own) return null;
  // How the round ended is seen and read first; then the next hand is dealt.
  if (held) return phase === "over" ? null : <div className="lux-dock" />;
  switch (drawn.pointing.asked?.why) {
    case "choose-cards":
      return <Choosing {...drawn} own={own} />;
    case "play-card":
    case "play-last-card":
      return <Playing {...drawn} own={own} />;
    case "take-from-capital":
    case "place-modifier":
      return <Placing {...drawn} own={own} />;
    case "save-with-gold":
      return <Saving {...drawn} />;
    case undefined:
      // The answer is under way: the modifier sets out from here.
      if (own.drawn !== null) return <Placing {...drawn} own={own} />;
      // Nothing is asked: one still sees what one has.
      if (phase.startsWith("choose")) return <Choosing {...drawn} own={own} />;
      if (phase === "play") return <Playing {...drawn} own={own} />;
      // While others decide, the table keeps its size.
      return phase === "over" ? null : <div className="lux-dock" />;
    default:
      return (
        <div className="lux-dock">
          <Choices pointing={drawn.pointing} />
        </div>
      );
  }
}
