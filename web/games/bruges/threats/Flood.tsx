/** The flood: the street as it is known, and the water that rises in it. */
import { Street } from "../../../design/Street.js";
import "./flood.css";

const WAVE = "q12 -9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0";

export const Flood = () => (
  <div className="threat-scene flood">
    <Street width={316} height={110} seed={12} lit={0.15} min={34} max={48} belfry={214} tall={1.2} />
    <svg viewBox="0 0 316 138" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="rain"
        d="M30 4l-9 26M78 0l-9 26M126 12l-9 26M171 2l-9 26M222 10l-9 26M268 0l-9 26M305 14l-9 26"
      />
      <g className="rising">
        <path className="far" d={`M-48 82${WAVE}V190H-48z`} />
        <g className="adrift">
          <path className="barrel" d="M92 78c8-3 20-3 28 0 2 6 2 12 0 18-8 3-20 3-28 0-2-6-2-12 0-18z" />
          <path className="hoop" d="M98 76.5v21M114 76.5v21" />
        </g>
        <path className="near" d={`M-48 96${WAVE}V200H-48z`} />
        <path className="crest" d={`M-48 96${WAVE}`} />
      </g>
    </svg>
  </div>
);
