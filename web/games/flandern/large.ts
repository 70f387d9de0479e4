/** On the phone: the town that is shown large. That of one's question; then that of one's tile until it lies and others go on; and
 *  that of a rival's move while it is told. */
import { useEffect, useRef, useState } from "react";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { type PlayedStep, waitedFor } from "../../table/matchState.js";
import { useTable } from "../../table/tableStore.js";
import { siteOf } from "./layout.js";
import { countBySite, type Lit } from "./lit.js";
import { sitesOf } from "./Town.js";
import { spaceOf, useToldSpace } from "./told.js";

/** A tile is under way for half a second, and is looked at for as long again before something else takes its place. */
const LANDED = 1100;
/** A rival's is there when its beat ends, or a little later. */
const SEEN = 450;

export interface Large {
  /** The site shown large; null for all towns small. */
  site: string | null;
  /** A rival's move is told in it. */
  told: boolean;
  /** How many spaces can be pointed at in each site. */
  counts: ReadonlyMap<string, number>;
  show(site: string | null): void;
}

export function useLarge(drawn: Drawn<"flandern">, lit: ReadonlyMap<string, Lit>): Large {
  const { view, pointing } = drawn;
  const { asked } = pointing;
  const sent = useTable(({ underWay }) => underWay !== null);
  const told = useLandedLater(useToldSpace(), asked !== null);
  const laid = useLaid(drawn);
  const [wish, setWish] = useState<{ about: string; site: string | null } | null>(null);
  const counts = countBySite(lit);
  // A wish holds for one question, or for what is shown instead of one.
  const about = told ?? laid?.about ?? (asked ? `${asked.why} ${asked.args.card ?? ""} ${view.round}` : "");
  const wished = wish?.about === about ? wish.site : undefined;
  const before = useRef<string | null>(null);
  const shown = (): string | null => {
    // An answer under way: the town stays until it is known what came of it.
    if (sent) return before.current;
    if (told) return siteOf(told);
    if (wished !== undefined && !(wished && counts.size > 0 && !counts.has(wished))) {
      return wished ?? firstLit(drawn, counts);
    }
    if (laid) return laid.site;
    const town = view.towns.find((one) => asked?.args.card === `card:${one.town}`);
    return town?.site ?? firstLit(drawn, counts);
  };
  const site = shown();
  before.current = site;
  return { site, told: told !== null, counts, show: (next) => setWish({ about, site: next }) };
}

const firstLit = (drawn: Drawn<"flandern">, counts: ReadonlyMap<string, number>): string | null =>
  sitesOf(drawn).find(({ id }) => counts.has(id))?.id ?? null;

/** What is told goes down to the last moment of its beat: its town stays large until it lies there. */
function useLandedLater(told: string | null, asked: boolean): string | null {
  const [last, setLast] = useState(told);
  if (told !== null && told !== last) setLast(told);
  useEffect(() => {
    if (told !== null || last === null) return;
    const timer = setTimeout(() => setLast(null), SEEN);
    return () => clearTimeout(timer);
  }, [told, last]);
  return told ?? (asked ? null : last);
}

/** Where one's own last move went, until it has landed and others go on. */
function useLaid({ me, shown, chairs, pointing }: Drawn<"flandern">): { about: string; site: string } | null {
  const last = useTable(({ match }) => match.steps.findLast(({ kind }) => kind === "reply"));
  const begun = useRef(last?.seq);
  const [landed, setLanded] = useState<number | undefined>(begun.current);
  const space = last && last.seat === me && last.seq !== landed ? spaceAt(last) : null;
  const canTakeBack = useTable(({ match }) => (match.undo?.count ?? 0) > 0);
  const moment = useBeat(({ beat }) => beat?.moment != null);
  // Bots wait while one may take it back.
  const paused =
    pointing.asked === null && canTakeBack && !moment && waitedFor(shown).every((seat) => chairs[seat]?.bot);
  const seq = last?.seq;
  useEffect(() => {
    if (!space || paused) return;
    const timer = setTimeout(() => setLanded(seq), LANDED);
    return () => clearTimeout(timer);
  }, [space, paused, seq]);
  return space ? { about: `${seq} ${space}`, site: siteOf(space) } : null;
}

const spaceAt = ({ events }: PlayedStep): string | null =>
  events.map(({ args }) => spaceOf(args)).find((space) => space !== null) ?? null;
