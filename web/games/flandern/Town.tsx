/** A town: its name, what it is worth, its plan, and who would be paid what. */
import { Icon } from "../../design/Icon.js";
import type { TownView } from "../../protocol/flandern.js";
import type { Drawn } from "../../table/drawing.js";
import { useLanded } from "../../table/landing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import type { PlanSize } from "./frame.js";
import { siteTold } from "./geography.js";
import { isFounding, siteIn, townAt } from "./laid.js";
import { layoutOf, type Site, siteOf } from "./layout.js";
import { digitOf, type Lit, NOTHING_LIT } from "./lit.js";
import type { Look } from "./look.js";
import { Plan } from "./Plan.js";
import { Ranks } from "./Ranks.js";
import { Scoring } from "./Scoring.js";
import "./town.css";
import { meantTown, ownGuilds } from "./seats.js";

export interface TownProps {
  site: Site;
  drawn: Drawn<"flandern">;
  frame: PlanSize;
  lit: ReadonlyMap<string, Lit>;
  fresh: ReadonlySet<string>;
  /** The space of the move that is being told. */
  told?: string | null;
  look: Look;
  unit?: number;
  /** As small as a stamp: to be tapped, and shown large. */
  small?: boolean;
  onOpen?: () => void;
}

export function Town({
  site,
  drawn,
  frame,
  lit,
  fresh,
  told = null,
  look,
  unit = 29,
  small = false,
  onOpen,
}: TownProps) {
  const words = useWords();
  const { view, pointing } = drawn;
  const town = townAt(view, site.id);
  const worth = useWorth(town, site.id);
  const name = town ? words.name(`town:${town.town}`) : words("fl-site", { site: site.label });
  const ref = `site:${site.id}`;
  const isLit = [...lit].some(([space, { state }]) => state !== "barred" && siteOf(space) === site.id);
  const meant = town !== null && meantTown(drawn) === town.town;
  const founding = isFounding(view);
  // After the end one looks at what was built; whom it paid stands below.
  const over = view.phase === "over";
  const states = [
    isLit && "is-lit",
    meant && "is-meant",
    told && siteOf(told) === site.id && "is-told",
    town?.scored && !over && "is-scored",
    !town && !founding && "is-empty",
  ];
  return (
    <section
      className={`fl-town ${small ? "small" : ""} ${states.filter(Boolean).join(" ")}`}
      aria-label={name}
      data-at={town ? `town:${town.town}` : undefined}
      data-names={`${ref} card:${town?.town ?? ""} golden:${town?.town ?? ""}`}
    >
      <header>
        <h2>{name}</h2>
        {town && !small && <small title={words("fl-site", { site: site.label })}>{site.label}</small>}
        {town && worth && (
          <span className="worth" title={words("fl-worth-now", { free: worth.free.length, value: worth.value })}>
            {!town.scored && !small && <i>{words("spaces-left", { free: worth.free.length })} · </i>}
            {words("worth", { value: worth.value })}
          </span>
        )}
        {!town && !founding && <span className="worth">{words("fl-no-town")}</span>}
      </header>
      <Plan {...{ site, drawn, frame, look, fresh, told, unit, small }} lit={small ? NOTHING_LIT : lit} />
      {worth ? <Ranks town={worth} own={ownGuilds(drawn)} /> : <span className="fl-ranks" />}
      {town && !over && <Scoring town={town} small={small} />}
      {pointing.of(ref).open && (
        <Ref
          of={ref}
          pointing={pointing}
          name={`${words("fl-lay-here", { site: site.label })}: ${siteTold(site, words)}`}
          className="fl-lay"
          data-key={digitOf(pointing, ref)}
        >
          <span className="sign">
            <Icon name="plus" />
          </span>
        </Ref>
      )}
      {onOpen && !pointing.of(ref).open && (
        <button type="button" className="fl-open" onClick={onOpen} aria-label={words("fl-enlarge", { town: name })} />
      )}
    </section>
  );
}

/** A town as its numbers tell of it: as it was, until the tile lies that changes them. */
export function useWorth(town: TownView | null, site: string): TownView | null {
  const key = town ? JSON.stringify([town.value, town.free.length, town.shares]) : "";
  return useLanded(town, key, (event) => siteIn(event) === site);
}

export const sitesOf = (drawn: Drawn<"flandern">): readonly Site[] => layoutOf(drawn.view.board).sites;
