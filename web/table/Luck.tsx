/** At the end: how much of it was luck. A bot works it out while the towers stand; if it has no time, nothing is said. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Review } from "../protocol/index.js";
import { call } from "../shell/api.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { luckIn, signedPercent } from "./luckShare.js";

export function Luck({ match, seat }: { match: string; seat: number }) {
  const [luck, setLuck] = useState<number | null>(null);
  useEffect(() => {
    let here = true;
    call<Review>("GET", `/records/${match}/review?seat=${seat}`).then(
      (review) => here && setLuck(luckIn(review)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [match, seat]);
  return (
    luck !== null && (
      <More pages={["replay"]}>
        <Told luck={luck} href={`/r/${match}?view=${seat}#luck`} />
      </More>
    )
  );
}

function Told({ luck, href }: { luck: number; href: string }) {
  const words = useWords();
  return (
    <p className="note" role="status">
      {words("review-luck-yours", { luck: signedPercent(luck) })} <Link href={href}>{words("review-see")}</Link>
    </p>
  );
}
