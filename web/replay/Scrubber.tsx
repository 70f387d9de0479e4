/** The scrubber: the whole game as one line, with its rounds marked; and the buttons to walk along it. */
import type { CSSProperties } from "react";
import { Icon, type IconName } from "../design/Icon.js";
import { useScreen } from "../table/screen.js";
import { useWords } from "../words/Speaking.js";
import type { Slip } from "./analysis.js";
import type { Part } from "./replayData.js";
import "./scrubber.css";
import { type Playback, usePlayingKeys } from "./usePlaying.js";

interface ScrubberProps {
  playing: Playback;
  last: number;
  parts: readonly Part[];
  /** Where something was given away, as far as that is known. */
  slips: readonly Slip[];
  /** The moment in words, for those who do not see the line. */
  said: string;
}

export function Scrubber({ playing, last, parts, slips, said }: ScrubberProps) {
  const words = useWords();
  usePlayingKeys(playing);
  const { place, isPlaying, speed } = playing;
  const phone = useScreen() === "phone";
  /** As much as there is room for: the word, the number, or of many narrow rounds every fifth and one's own. */
  const label = (share: number, round: number, own: boolean) => {
    if (share > (phone ? 20 : 8.5)) return words("replay-round", { round });
    return own || round % 5 === 0 || share > (phone ? 6 : 2.2) ? round : "";
  };
  const here = parts.findLast(({ first }) => first <= place);
  return (
    <div className="scrubber">
      <fieldset className="walk" aria-label={words("replay-walk")}>
        <Walk icon="end" back name={words("replay-round-back")} onClick={() => playing.round(-1)} />
        <Walk icon="step" back name={words("replay-back")} onClick={() => playing.step(-1)} />
        <button
          type="button"
          className="play"
          aria-label={words(isPlaying ? "replay-pause" : "replay-play")}
          onClick={playing.toggle}
        >
          {isPlaying ? <Pause /> : <Icon name="play" />}
        </button>
        <Walk icon="step" name={words("replay-on")} onClick={() => playing.step(1)} />
        <Walk icon="end" name={words("replay-round-on")} onClick={() => playing.round(1)} />
      </fieldset>
      <div className="line">
        <span className="track" style={{ "--gone": `${last ? (100 * place) / last : 0}%` } as CSSProperties} />
        {slips.map(({ decision, judged }) => (
          <span
            key={decision.place}
            className={`slip ${judged}`}
            style={{ left: `${last ? (100 * decision.place) / last : 0}%` }}
            aria-hidden="true"
          >
            {judged === "mistake" ? "??" : "?"}
          </span>
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={words("replay-line")}
          aria-valuetext={said}
          onChange={(event) => playing.go(event.target.valueAsNumber)}
        />
        <ol>
          {parts.map(({ round, first }, at) => {
            const end = parts[at + 1]?.first ?? last;
            const share = last ? (100 * (end - first)) / last : 0;
            return (
              <li
                key={round}
                className={here?.round === round ? "here" : ""}
                style={{ width: `${share}%`, left: `${last ? (100 * first) / last : 0}%` }}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={words("replay-round", { round })}
                  onClick={() => playing.go(first)}
                >
                  {label(share, round, here?.round === round)}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <button
        type="button"
        className="btn speed"
        onClick={playing.faster}
        aria-label={words("replay-speed", { speed })}
      >
        {speed}×
      </button>
    </div>
  );
}

function Walk({ icon, back, name, onClick }: { icon: IconName; back?: boolean; name: string; onClick: () => void }) {
  return (
    <button type="button" className={back ? "back" : ""} aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

const Pause = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 5h4v14H7zM13 5h4v14h-4z" fill="currentColor" />
  </svg>
);
