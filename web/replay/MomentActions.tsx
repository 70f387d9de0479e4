/** What one can do with a moment: send it to somebody, take the record home, check it, play on from it. */
import { useState } from "react";
import { Icon } from "../design/Icon.js";
import type { Reel } from "../protocol/index.js";
import { useCopied } from "../shell/useCopied.js";
import type { Chair } from "../table/drawing.js";
import { useWords } from "../words/Speaking.js";
import { Branching } from "./Branching.js";
import { writeMoment } from "./moment.js";
import type { Viewpoint } from "./replayData.js";
import type { Source } from "./source.js";

interface MomentActionsProps {
  source: Source;
  replay: Reel;
  chairs: readonly Chair[];
  step: number;
  view: Viewpoint;
  /** The game is over at this moment: there is nothing to play on from. */
  over: boolean;
}

export function MomentActions({ source, replay, chairs, step, view, over }: MomentActionsProps) {
  const words = useWords();
  const { copied, copy } = useCopied();
  const [branching, setBranching] = useState(false);
  const { match } = source;
  const link = () => copy(`${location.origin}/r/${match}${writeMoment(step, view)}`);
  return (
    <section className="replay-ways panel" aria-label={words("replay-ways")}>
      {match && (
        <>
          <button
            type="button"
            className="btn primary branch"
            aria-disabled={over || undefined}
            onClick={() => !over && setBranching(true)}
          >
            <Icon name="play" />
            {words("replay-branch")}
          </button>
          {over && <p>{words("replay-branch-over")}</p>}
          <button type="button" className="btn sm link" title={words("replay-link")} onClick={link}>
            <Icon name={copied ? "check" : "copy"} />
            <span aria-live="polite">{words(copied ? "replay-copied" : "replay-link-short")}</span>
          </button>
          <a
            className="btn sm"
            title={words("final-download")}
            href={source.download}
            download={`${replay.game}-${match}.guildtable`}
          >
            <Icon name="down" />
            {words("replay-download")}
          </a>
        </>
      )}
      <Check source={source} />
      {branching && match && (
        <Branching match={match} step={step} view={view} chairs={chairs} onClose={() => setBranching(false)} />
      )}
    </section>
  );
}

function Check({ source }: { source: Source }) {
  const words = useWords();
  const [verdict, setVerdict] = useState<"" | "sound" | "unsound" | "later">("");
  const check = () =>
    source.verify().then(
      ({ sound }) => setVerdict(sound ? "sound" : "unsound"),
      () => setVerdict("later"),
    );
  return (
    <>
      <button type="button" className="btn sm check" title={words("final-record-why")} onClick={check}>
        <Icon name="lock" />
        {words("replay-check")}
      </button>
      <p role="status">{verdict && words(`final-${verdict}`)}</p>
    </>
  );
}
