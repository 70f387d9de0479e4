/** The app, offered once: at the first table by the day, when one has answered there and the others are asked. */
import { useEffect, useState } from "react";
import { Notice } from "../design/Notice.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { InstallSheet } from "./InstallSheet.js";
import { install, offeredNow, useInstallWay, wasOffered } from "./installing.js";

export function InstallOffer() {
  const way = useInstallWay();
  const [before] = useState(wasOffered);
  if (before || !way) return null;
  return (
    <More pages={["calls"]}>
      <Offered way={way} />
    </More>
  );
}

function Offered({ way }: { way: "ask" | "pictures" }) {
  const words = useWords();
  const [answered, setAnswered] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(offeredNow, []);
  const accept = () => {
    if (way === "pictures") setShown(true);
    else void install();
    setAnswered(true);
  };
  if (shown) return <InstallSheet onClose={() => setShown(false)} />;
  if (answered) return null;
  return (
    <Notice icon="bell" title={words("calls-install-title")}>
      {words(way === "ask" ? "calls-install-what" : "calls-install-ios")}
      <span className="answers">
        <button type="button" className="btn sm primary" onClick={accept}>
          {words(way === "ask" ? "calls-install-do" : "calls-install-how")}
        </button>
        <button type="button" className="btn sm" onClick={() => setAnswered(true)}>
          {words("calls-install-not-now")}
        </button>
      </span>
    </Notice>
  );
}
