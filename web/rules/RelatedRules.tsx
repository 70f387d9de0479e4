/** What else the question is about: everything barred with its reason, everything offered, each with its rule. */
import type { Asked, Message } from "../protocol/index.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import { type Book, type Section, sectionOf } from "./rulebook.js";

interface RelatedRulesProps {
  asked: Asked;
  /** What has been picked of it. */
  prefix: readonly string[];
  book: Book;
  /** The one that is open already. */
  section: Section;
  onSection: (id: string) => void;
}

export function RelatedRules({ asked, prefix, book, section, onSection }: RelatedRulesProps) {
  const words = useWords();
  // While nothing is picked one may ask about everything that is barred further on.
  const start = prefix.map((ref) => `${ref}/`).join("");
  const barred = asked.barred.filter(({ path }) => path.startsWith(start));
  const offered = [...new Set([asked.why, ...asked.offers.flatMap(({ path }) => path.split("/"))])];
  const sections = new Set(offered.map((thing) => sectionOf(book.sections, thing)?.id));
  const others = book.sections.filter(({ id }) => sections.has(id) && id !== section.id);
  return (
    <>
      {barred.length > 0 && (
        <section className="related-near">
          <h3>{words("rules-why-not")}</h3>
          <ul className="why-not">
            {gathered(barred, prefix.length, words.say).map(({ said, reason, refs, of }) => {
              const rule = sectionOf(book.sections, reason.id);
              return (
                <li key={said}>
                  <span>
                    <b>{capital(list(refs.map(words.name)))}</b>
                    {refs.length === 1 && of.length > 0 && <small>{list(of.map(words.name))}</small>}
                    <span className="reason">{said}</span>
                  </span>
                  {rule && rule.id !== section.id && (
                    <button type="button" className="section-link" onClick={() => onSection(rule.id)}>
                      {words(`rule-${rule.id}`)}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="related-near">
          <h3>{words("rules-near")}</h3>
          <ul>
            {others.map(({ id }) => (
              <li key={id}>
                <button type="button" className="section-link" onClick={() => onSection(id)}>
                  {words(`rule-${id}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** So many things are named that have the same reason. */
const MOST = 5;
const list = (names: readonly string[]): string =>
  names.slice(0, MOST).join(", ") + (names.length > MOST ? ` +${names.length - MOST}` : "");

interface Gathered {
  said: string;
  reason: Message;
  refs: string[];
  /** Of what: the cards whose use it is. */
  of: string[];
}

/** What is barred for the same reason, together: a use of several cards, or several spaces. */
function gathered(
  barred: readonly { path: string; reason: Message }[],
  depth: number,
  say: (message: Message) => string,
): Gathered[] {
  const found = new Map<string, Gathered>();
  for (const { path, reason } of barred) {
    const said = say(reason);
    const one = found.get(said) ?? { said, reason, refs: [], of: [] };
    const way = path.split("/").slice(depth);
    one.refs = [...new Set([...one.refs, ...way.slice(-1)])];
    one.of = [...new Set([...one.of, ...way.slice(0, -1)])];
    found.set(said, one);
  }
  return [...found.values()];
}
