/** A line of the chat: who said it, from which seat or as a spectator, and what can be done about it. */
import { useId, useState } from "react";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import type { Saying } from "../protocol/index.js";
import { hideLine, muteSpeaker } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { facesBefore, PlayerFace } from "../shell/PlayerFace.js";
import { called, faceAt } from "../shell/playerNames.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { ReportForm } from "./ReportForm.js";
import { useTable } from "./tableStore.js";

/** What was said, a greeting in the reader's own language. */
export function saidBy(words: Words, { text, greeting }: Saying): string {
  return greeting && words.has(`greeting-${greeting}`) ? words(`greeting-${greeting}`) : text;
}

const Greeting = ({ line }: { line: Saying }) => saidBy(useWords(), line);

/** The face of who said it, if they still sit here or their seat is kept. Of a server of before the seat has to do. */
function FaceOf({ line: { seat, name, speaker } }: { line: Saying }) {
  const table = useTable(({ match }) => match.table);
  const said = table?.seats?.find((one) =>
    one.player || one.kept ? speaker === (one.player ?? one.kept) : one.seat === seat && one.name === name,
  );
  const face = table && said ? faceAt(table, said) : undefined;
  if (!face) return <span />;
  return (
    <span className="face">
      <PlayerFace face={face} besides={facesBefore(table!, said!)} />
    </span>
  );
}

interface ChatLineProps {
  line: Saying;
  /** Who said it is not to be heard any more. */
  onBlock: (line: Saying) => void;
}

export function ChatLine({ line, onBlock }: ChatLineProps) {
  const words = useWords();
  const acts = useId();
  const { player, seat } = useTable((store) => store.match);
  const [open, setOpen] = useState(false);
  // Who said it may have left the seat since, and somebody else may sit there.
  const sits = useTable(({ match }) => line.seat !== null && match.table?.seats?.[line.seat]?.name === line.name);
  const own = line.seat === null ? line.speaker === player : sits && line.seat === seat;
  const watches = line.seat === null && !line.carried;
  return (
    <li className={line.carried ? "of-before" : ""}>
      {watches ? <Icon name="eye" /> : <FaceOf line={line} />}
      <span>
        <b>{called(line.name)}</b> {watches && <small>{words("chat-watching")} </small>}
        {line.greeting ? (
          <More pages={["people"]}>
            <Greeting line={line} />
          </More>
        ) : (
          line.text
        )}
      </span>
      {player && !own && !line.carried && (
        <button
          type="button"
          className="line-more"
          aria-expanded={open}
          aria-controls={acts}
          aria-label={words("chat-more", { name: line.name })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </button>
      )}
      {open && <LineActs id={acts} line={line} onBlock={onBlock} onDone={() => setOpen(false)} />}
    </li>
  );
}

interface LineActsProps extends ChatLineProps {
  id: string;
  onDone: () => void;
}

function LineActs({ id, line, onBlock, onDone }: LineActsProps) {
  const words = useWords();
  const table = useTable((store) => store.table);
  const host = useTable(({ match }) => match.player !== null && match.player === match.table?.host);
  const [reporting, setReporting] = useState(false);
  const [trouble, setTrouble] = useState("");
  const { name, speaker } = line;
  const act = (deed: Promise<unknown>) => deed.then(onDone, (failed: unknown) => setTrouble(errorText(words, failed)));
  return (
    <div className="line-acts" id={id}>
      {speaker && (
        <button type="button" className="btn sm" onClick={() => onBlock(line)}>
          {words("chat-block", { name })}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => setReporting(true)}>
        {words("chat-report", { name })}
      </button>
      {host && (
        <>
          <button type="button" className="btn sm" onClick={() => act(hideLine(table, line.id))}>
            {words("chat-hide")}
          </button>
          <button type="button" className="btn sm" onClick={() => act(muteSpeaker(table, line.id))}>
            {words("chat-mute", { name })}
          </button>
        </>
      )}
      {trouble && <small role="alert">{trouble}</small>}
      {reporting && (
        <Sheet close={words("table-close")} onClose={() => setReporting(false)} title={words("chat-report", { name })}>
          <ReportForm about={line} onDone={() => setReporting(false)} />
        </Sheet>
      )}
    </div>
  );
}
