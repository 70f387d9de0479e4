/** Finished games: one's own, everybody's, and a record file that somebody drops on the page. */

import { type DragEvent, useEffect, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { Kept } from "../protocol/index.js";
import { beenHere, me } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { PageBar } from "../shell/PageBar.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { Finished } from "./Finished.js";
import { Replayed } from "./ReplayPage.js";
import { finished, finishedByMe, fromFile, type Source } from "./source.js";
import "../table/topbar.css";
import "./records.css";

/** A longer file cannot be one: the server takes no longer text. */
const LONGEST = 64 * 1024;
/** Of one's own only the newest: all of them have a page of their own. */
const FEW = 5;
const nowhere = () => undefined;

export const Records = () => (
  <More pages={["replay"]}>
    <RecordFiles />
  </More>
);

function RecordFiles() {
  const words = useWords();
  const [source, setSource] = useState<Source | null>(null);
  const [trouble, setTrouble] = useState("");
  const [over, setOver] = useState(false);
  const [mine, setMine] = useState<readonly Kept[]>([]);
  useEffect(() => {
    if (beenHere()) finishedByMe().then(setMine, nowhere);
  }, []);
  useEffect(() => {
    if (!source) document.title = `${words("records-title")} · Guildtable`;
  }, [source, words]);
  const read = async (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    setTrouble("");
    if (file.size > LONGEST) return setTrouble(words("records-too-long", { name: file.name }));
    const brought = fromFile(await file.text());
    // Seen before it is shown: what is wrong with a file is said here, where another can be chosen. To verify one takes
    // the server a while, so it does it for somebody it knows.
    me(() => words("home-guest"))
      .then(() => brought.replay(0))
      .then(
        () => setSource(brought),
        (failed: unknown) =>
          setTrouble(words("records-not-shown", { name: file.name, reason: errorText(words, failed) })),
      );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  if (source) return <Replayed source={source} step={0} first={0} onMoment={nowhere} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by keyboard too, with the field below
    <div
      className={`records ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PageBar />
      <main>
        <h1>{words("records-title")}</h1>
        <p>{words("records-what")}</p>
        <label className="file">
          <Icon name="replay" />
          <span>
            <b>{words("records-file")}</b>
            <small>{words("records-file-what")}</small>
          </span>
          <input type="file" onChange={(event) => read(event.target.files?.[0])} />
        </label>
        {trouble && (
          <p className="trouble" role="alert">
            <Icon name="warning" /> {trouble}
          </p>
        )}
        {mine.length > 0 && <Mine found={mine} />}
        <Everybody but={mine} />
      </main>
    </div>
  );
}

function Mine({ found }: { found: readonly Kept[] }) {
  const words = useWords();
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">
        {words("records-mine")} <Link href="/games">{words("own-games")}</Link>
      </h2>
      <Finished kept={found.slice(0, FEW)} />
    </section>
  );
}

/** Those of others: one's own stand above already. */
function Everybody({ but }: { but: readonly Kept[] }) {
  const words = useWords();
  const [found, setFound] = useState<Kept[]>();
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState("");
  const page = (before?: number) =>
    finished(before).then(
      (next) => {
        setFound((known) => [...(known ?? []), ...next]);
        setMore(next.length === 50);
      },
      (refusal: unknown) => setFailed(errorText(words, refusal)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is fetched once
  useEffect(() => {
    setFound(undefined);
    page();
  }, []);
  const own = new Set(but.map(({ match }) => match));
  const others = found?.filter(({ match }) => !own.has(match));
  if (own.size > 0 && others?.length === 0 && !more) return null;
  return (
    <section aria-labelledby="all">
      <h2 id="all">{words(own.size > 0 ? "records-others" : "records-all")}</h2>
      {failed && <p role="alert">{failed}</p>}
      {others?.length === 0 && !more && <p>{words("records-none")}</p>}
      {others && <Finished kept={others} />}
      {more && (
        <button type="button" className="btn" onClick={() => page(found?.at(-1)?.ended)}>
          {words("records-more")}
        </button>
      )}
    </section>
  );
}
