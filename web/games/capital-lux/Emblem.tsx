/** The emblem of the game: a stepped gable of four halls in their colours and hatchings. */
import { colourClass } from "../../design/colours.js";
import { COLOUR, PROFESSIONS } from "./professions.js";
import "./emblem.css";

/** Left step, left and right middle, right step. */
const WALLS = ["M4 44V26H14V44Z", "M14 44V14H24V44Z", "M24 44V14H34V44Z", "M34 44V26H44V44Z"];
const GABLE = "M4 26H9V20H14V14H19V8H22V4H26V8H29V14H34V20H39V26H44V44H4Z";

export const Emblem = () => (
  <svg className="lux-emblem" viewBox="0 0 48 48" aria-hidden="true">
    <path d={GABLE} className="gable" />
    {PROFESSIONS.map((profession, place) => (
      <g key={profession} className={colourClass(COLOUR[profession])}>
        <path d={WALLS[place]} className="wall" />
        <path d={WALLS[place]} className="tex" />
      </g>
    ))}
  </svg>
);
