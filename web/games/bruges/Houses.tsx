/** The street of one's own houses. Whoever looks out of a window can be looked at, and activated when ready. */
import { House, type HouseState } from "../../design/House.js";
import { Icon } from "../../design/Icon.js";
import { Worker } from "../../design/Worker.js";
import type { ShownHouse } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import { cardText, Face } from "./Face.js";
import { lookAt, looks } from "./look.js";
import { person } from "./persons.js";
import "../../table/ref.css";

export function Houses({ view, me, pointing }: Drawn<"bruges">) {
  const words = useWords();
  const seat = me ?? 0;
  const { houses } = view.players[seat]!;
  return (
    <section className="houses" data-scroll="" data-at={`town:${seat}`} aria-label={words("bruges-town")}>
      {houses.map((house, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: houses of a colour are alike, and keep their order
        <OwnHouse key={place} house={house} pointing={pointing} />
      ))}
      {houses.length === 0 && me !== null && <p className="no-houses">{words("bruges-no-houses")}</p>}
    </section>
  );
}

function OwnHouse({ house, pointing }: { house: ShownHouse; pointing: Drawn["pointing"] }) {
  const words = useWords();
  const phone = useScreen() === "phone";
  const { colour, person: who, used, card } = house;
  const wanted = (ref: string) => pointing.of(ref).open || pointing.of(ref).picked > 0;
  if (!who) {
    const cardText = words("bruges-empty-told", { house: words.name(`house:${colour}`) });
    const known = card ? words("bruges-house-of", { card: words.name(`card:${card}`) }) : "";
    return (
      <Ref
        of={`house:${colour}`}
        pointing={pointing}
        name={known ? `${cardText}, ${known}` : cardText}
        className="lot"
        data-at={`house:${colour}`}
      >
        <House colour={colour} state="empty" name={words("bruges-empty-house")} />
      </Ref>
    );
  }
  // A house that is lived in is meant only where it may burn; houses of a colour have one name, and one recruits into an empty one.
  const burns = pointing.asked?.offers.some(({ path }) => path === `house:${colour}/person:${who}`);
  const ref = [`person:${who}`, ...(burns ? [`house:${colour}`] : [])].find(wanted) ?? `person:${who}`;
  const { open } = pointing.of(ref);
  const state: HouseState = used ? "used" : open ? "ready" : "plain";
  const picture = (
    <House
      colour={colour}
      state={state}
      window={<Face id={who} />}
      name={words.name(`person:${who}`)}
      tag={used || person(who).icon !== "at-once" ? <Tag who={who} used={used} /> : undefined}
    />
  );
  const name = `${words.name(`house:${colour}`)}: ${cardText(words, who)}${used ? ` (${words("bruges-used")})` : ""}`;
  // A finger on a house first opens it: what is so easily touched should not act at once.
  if (phone && ref.startsWith("person:")) {
    return (
      <button type="button" className={`lot ${open ? "is-open" : ""}`} data-names={ref} onClick={() => lookAt(who)}>
        <span className="sr">{name}</span>
        <span className="ref-face" aria-hidden="true">
          {picture}
        </span>
      </button>
    );
  }
  return (
    <Ref of={ref} pointing={pointing} name={name} className="lot" onLook={() => lookAt(who)} {...looks(who)}>
      {picture}
    </Ref>
  );
}

/** On the sill: what the person costs, or when it acts, or that it has acted. */
function Tag({ who, used }: { who: string; used: boolean }) {
  const words = useWords();
  const { icon, worker } = person(who);
  if (used) {
    return (
      <>
        <Icon name="check" />
        {words("bruges-used")}
      </>
    );
  }
  if (icon === "for-worker" && worker) {
    return (
      <>
        <Worker colour={worker} />
        {words("bruges-pay")}
      </>
    );
  }
  return <>{words(`bruges-brief-${icon}`)}</>;
}
