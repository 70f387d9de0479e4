/** What I have played to the end, to be looked at again: lessons, the newest few games, and the way to all. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Kept } from "../protocol/index.js";
import { Finished } from "../replay/Finished.js";
import { finishedByMe } from "../replay/source.js";
import { beenHere } from "../shell/api.js";
import { useMyTables } from "../shell/myTables.js";
import { useWords } from "../words/Speaking.js";
import { Empty } from "./Empty.js";
import { isDoneLesson, MineRows } from "./MyTables.js";

const FEW = 3;

/** `guest`: without a way back, where the site has one to give. */
export function FinishedGames({ guest }: { guest: boolean }) {
  const words = useWords();
  const lessons = useMyTables(({ tables }) => tables)?.filter(isDoneLesson) ?? [];
  const [known, setKnown] = useState<Kept[]>();
  const found = known ?? [];
  useEffect(() => {
    // Whoever has never been here has finished nothing; and a list that cannot be had is no reason to complain.
    if (beenHere()) finishedByMe().then(setKnown, () => undefined);
    else setKnown([]);
  }, []);
  return (
    <section className="finished-games" aria-labelledby="finished">
      <h2 id="finished">
        {words("records-title")} {found.length > 0 && <Link href="/games">{words("own-games")}</Link>}{" "}
        <Link href="/r">{words("home-replays")}</Link>
      </h2>
      {known?.length === 0 && lessons.length === 0 && (
        <Empty icon="replay" title={words("home-finished-none")}>
          {words("home-finished-none-what")}
        </Empty>
      )}
      {lessons.length > 0 && <MineRows mine={lessons} />}
      <Finished kept={found.slice(0, FEW)} />
      {guest && found.length > 0 && (
        <p className="way-back">
          {words("home-keep-why")} <Link href="/account">{words("home-keep")}</Link>
        </p>
      )}
    </section>
  );
}
