/** What is not asked by the game but must be said: a lost connection, lost moves, a refusal, somebody's wish, somebody gone. Never a dialog. */
import { useEffect, useState } from "react";
import { Notice } from "../design/Notice.js";
import type { Proposal } from "../protocol/index.js";
import { comeBack, Refused, replace } from "../shell/api.js";
import { lazyPart } from "../shell/lazyPart.js";
import { isByTheDay, otherPeople } from "../shell/tableTexts.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { Company } from "./Company.js";
import type { Chair } from "./drawing.js";
import { waitedFor } from "./matchState.js";
import "./notices.css";
import { useTable } from "./tableStore.js";

export function Notices(props: { chairs: readonly Chair[] }) {
  return (
    <More pages={["notices"]}>
      <NoticeList {...props} />
    </More>
  );
}

export function NoticeList({ chairs }: { chairs: readonly Chair[] }) {
  const fate = useTable((store) => store.fate);
  return (
    <div className="notices">
      <LostLine />
      {fate && <KeptFate fate={fate} />}
      <WentBack />
      <Trouble />
      <Wish chairs={chairs} />
      <Away chairs={chairs} />
      <Gone chairs={chairs} />
      <Company chairs={chairs} />
      <AppOffer />
    </div>
  );
}

const KeptFate = lazyPart(() => import("./KeptFate.js").then(({ KeptFate }) => KeptFate));
// It is offered once one has answered: there is time.
const AppOffer = lazyPart(() => import("./AppOffer.js").then(({ AppOffer }) => AppOffer), 2000);

/** Said only when it lasts: a connection that is back within a second was never missed. */
function LostLine() {
  const words = useWords();
  const connection = useTable((store) => store.connection);
  const attempt = useTable((store) => store.attempt);
  const underWay = useTable((store) => store.underWay);
  const [late, setLate] = useState(false);
  const lost = connection === "lost";
  useEffect(() => {
    setLate(false);
    if (!lost) return;
    const waiting = setTimeout(() => setLate(true), 900);
    return () => clearTimeout(waiting);
  }, [lost]);
  if (!lost || !late) return null;
  return (
    <Notice icon="off" title={words("table-lost")} bad>
      {words(underWay ? "table-lost-kept" : "table-lost-nothing")} {words("table-lost-attempt", { attempt })}
    </Notice>
  );
}

/** What one saw is gone. It stays until it is read: whoever comes back would wonder about the board. */
function WentBack() {
  const words = useWords();
  const wentBack = useTable((store) => store.wentBack);
  if (!wentBack) return null;
  return (
    <Notice icon="undo" title={words("table-went-back")} bad>
      {words("table-went-back-what")}
      <span className="answers">
        <button type="button" className="btn sm" onClick={() => useTable.getState().understand()}>
          {words("table-went-back-read")}
        </button>
      </span>
    </Notice>
  );
}

function Trouble() {
  const words = useWords();
  const trouble = useTable((store) => store.trouble);
  useEffect(() => {
    if (!trouble) return;
    const waiting = setTimeout(() => useTable.getState().forgive(), 6000);
    return () => clearTimeout(waiting);
  }, [trouble]);
  if (!trouble) return null;
  const known = words.has(`trouble-${trouble.code}`);
  const why = trouble.reason ?? trouble.text; // a server of before sends the id as its text
  const reason = words.has(why) ? words(why) : known ? words(`trouble-${trouble.code}`) : trouble.text;
  return (
    <Notice icon="lock" title={words("table-not-done")}>
      {reason}
    </Notice>
  );
}

const SIGN = { "take-back": "undo", replace: "bot", end: "close" } as const;
/** How the words of each wish begin. */
const WISH = { "take-back": "table-wish", replace: "table-wish-replace", end: "table-wish-end" } as const;
const AGREED = {
  "take-back": "table-wish-asked",
  replace: "table-wish-asked-replace",
  end: "table-wish-asked-end",
} as const;

/** Somebody asks the others for something. A wish counts only as long as nobody has played on. */
function Wish({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const proposal = useTable((store) => store.match.table?.proposal ?? null);
  const { seat, seq } = useTable((store) => store.match);
  if (!proposal || proposal.seq !== seq || seat === null) return null;
  const { kind } = proposal;
  const name = chairs[proposal.seat]?.name ?? "";
  const gone = chairs[proposal.gone ?? -1]?.name ?? "";
  if (proposal.seat === seat || proposal.agreed.includes(seat)) {
    return (
      <Notice icon={SIGN[kind]} title={words(AGREED[kind], { gone })}>
        {words("table-wish-waits")}
        <span className="answers">
          <button type="button" className="btn sm" onClick={() => useTable.getState().consent(proposal, false)}>
            {words("table-wish-drop")}
          </button>
        </span>
      </Notice>
    );
  }
  return (
    <Notice icon={SIGN[kind]} title={words(WISH[kind], { name, gone })}>
      {words(`${WISH[kind]}-what`, { count: proposal.count, gone })}
      <Answers key={proposal.id} proposal={proposal} />
    </Notice>
  );
}

/** Milliseconds in which a wish is not answered yet: a click may have been meant for what stood there before. */
const READ = 700;

/** Agree or refuse, to this wish and no other. What ends the game for all is asked twice. */
function Answers({ proposal }: { proposal: Proposal }) {
  const words = useWords();
  const [read, setRead] = useState(false);
  const [sure, setSure] = useState(proposal.kind !== "end");
  useEffect(() => {
    const reading = setTimeout(() => setRead(true), READ);
    return () => clearTimeout(reading);
  }, []);
  const answer = (agree: boolean) => useTable.getState().consent(proposal, agree);
  return (
    <span className="answers">
      <button
        type="button"
        className="btn sm primary"
        disabled={!read}
        onClick={() => (sure ? answer(true) : setSure(true))}
      >
        {words(sure && proposal.kind === "end" ? "table-agree-end" : "table-agree")}
      </button>
      <button type="button" className="btn sm" disabled={!read} onClick={() => answer(false)}>
        {words("table-refuse")}
      </button>
    </span>
  );
}

/** A bot plays for me: I was away, or my time was up. */
function Away({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const table = useTable((store) => store.table);
  const over = useTable((store) => store.match.winners !== null);
  const round = useTable((store) => store.match.shown?.chapter.round);
  const [refused, setRefused] = useState<{ round?: number; why: string }>();
  if (over || !chairs.some((chair) => chair.own && chair.away)) return null;
  if (refused && refused.round === round) {
    return (
      <Notice icon="bot" title={words("table-bot-for-you")}>
        {words(refused.why)}
      </Notice>
    );
  }
  const notYet = (failed: unknown) => {
    const reason = failed instanceof Refused ? failed.reason : undefined;
    setRefused({ round, why: reason ?? "table-come-back-later" });
  };
  return (
    <Notice icon="bot" title={words("table-bot-for-you")}>
      <button type="button" className="btn sm primary" onClick={() => comeBack(table).catch(notYet)}>
        {words("table-come-back")}
      </button>
    </Notice>
  );
}

/** We wait for somebody who has gone without a word. The others decide together, after a while; nobody must. */
function Gone({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const { shown, seat, table } = useTable((store) => store.match);
  const [patient, setPatient] = useState("");
  const waited = shown ? waitedFor(shown) : [];
  const gone = chairs.find(
    (chair) => waited.includes(chair.seat) && !chair.bot && !chair.away && !chair.here && !chair.own,
  );
  if (!gone || seat === null || !table || table.state !== "playing") return null;
  const alone = otherPeople(table, seat).length === 1;
  const absent = table.seats[gone.seat]?.absent;
  const now = `${shown?.chapter.round} ${absent}`; // patience lasts a round, or until there is something to decide
  if (isByTheDay(table.clock) || table.proposal || patient === now) return null;
  return (
    <Notice icon="clock" title={words("table-gone", { name: gone.name })}>
      {!absent && words("table-gone-soon")}
      <span className="answers">
        <button type="button" className="btn sm" onClick={() => setPatient(now)}>
          {words("table-wait")}
        </button>
        {absent && (
          <button type="button" className="btn sm" onClick={() => replace(table.id, gone.seat).catch(() => undefined)}>
            {words(alone ? "table-let-bot" : "table-ask-bot")}
          </button>
        )}
      </span>
    </Notice>
  );
}
