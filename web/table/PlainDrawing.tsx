/** The drawing of a game that has none of its own: the view as lists, everything that can be answered as buttons in words. */
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { Choices } from "./Choices.js";
import type { Drawing, Drawn } from "./drawing.js";
import { LogAndChat } from "./LogAndChat.js";
import "./plain.css";
import { useScreen } from "./screen.js";

function Board({ view, chairs }: Drawn) {
  const words = useWords();
  const screen = useScreen();
  return (
    <div className={`plain-board ${screen}`}>
      <section className="panel" aria-label={words("title")}>
        <ul className="plain-seats">
          {chairs.map((chair) => (
            <li key={chair.seat} aria-current={chair.asked || undefined}>
              <b>{chair.name}</b> {chair.points}
            </li>
          ))}
        </ul>
        <Value of={view} />
      </section>
      {screen === "desk" && <LogAndChat />}
    </div>
  );
}

/** Whatever a view holds: what has words is said in words, the rest as it is sent. */
function Value({ of }: { of: unknown }) {
  const words = useWords();
  if (Array.isArray(of)) {
    return (
      <ol>
        {of.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is drawn as it stands
          <li key={place}>
            <Value of={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (of !== null && typeof of === "object") {
    return (
      <dl>
        {Object.entries(of).map(([name, value]) => (
          <div key={name}>
            <dt>{capital(name.replaceAll("_", " "))}</dt>
            <dd>
              <Value of={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <>{said(words, String(of ?? "–"))}</>;
}

function said(words: Words, text: string): string {
  if (words.has(text)) return words(text);
  return text.startsWith("seat:") || words.has(text.replace(":", "-")) ? words.name(text) : text;
}

const Dock = ({ pointing }: Drawn) => (
  <div className="plain-dock">
    <Choices pointing={pointing} />
  </div>
);

export const plainDrawing: Drawing = {
  phases: [],
  Board,
  Dock,
  views: [],
  useHint: () => "",
  flights: () => [],
  sound: () => null,
  scores: [],
  storey: () => null,
};
