/** What else the question is about: everything barred with its reason, everything offered, each with its rule. */
import type { Asked, Message } from "../protocol/index.js";
import { capital } from "../words/capital.js";
import { useWords } from "../words/Speaking.js";
import { type Book, type Section, sectionOf } from "./rulebook.js";

interface NearProps {
  asked: Asked;
  /** What has been picked of it. */
  prefix: readonly string[];
  book: Book;
  /** The one that is open already. */
  section: Section;
  onSection: (id: string) => void;
}

export function Near({ asked, prefix, book, section, onSection }: NearProps) {
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
        <section className="near">
          <h3>{words("rules-why-not")}</h3>
          <ul className="why-not">
            {gathered(barred, prefix.length, words.say).map(({ said, reason, ref, of }) => {
              const rule = sectionOf(book.sections, reason.id);
              return (
                <li key={`${ref} ${said}`}>
                  <span>
                    <b>{capital(words.name(ref))}</b>
                    {of.length > 0 && <small>{list(of.map(words.name))}</small>}
                    <span className="reason">{said}</span>
                  </span>
                  {rule && (
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
        <section className="near">
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
  ref: string;
  /** Of what: the cards whose use it is. */
  of: string[];
}

/** What is barred for the same reason, together: the same use of several cards; or several things, of which one gives its name. */
function gathered(
  barred: readonly { path: string; reason: Message }[],
  depth: number,
  say: (message: Message) => string,
): Gathered[] {
  const found = new Map<string, Gathered>();
  for (const { path, reason } of barred) {
    const said = say(reason);
    const refs = path.split("/").slice(depth);
    const last = refs.at(-1)!;
    const key = refs.length > 1 ? `${last} ${said}` : said;
    const one = found.get(key);
    if (!one) found.set(key, { said, reason, ref: last, of: refs.slice(0, -1) });
    else one.of.push(...(refs.length > 1 ? refs.slice(0, -1) : [last]).filter((ref) => !one.of.includes(ref)));
  }
  return [...found.values()];
}
