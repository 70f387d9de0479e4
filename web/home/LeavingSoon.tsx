/** Whoever has asked to be erased is reminded of it where they come in, for it may have been somebody else. One press takes it back. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { stay } from "../shell/api.js";
import { longDay } from "../shell/longDay.js";
import { useAct } from "../shell/useAct.js";
import { useWords } from "../words/Speaking.js";

export function LeavingSoon({ at }: { at: number }) {
  const words = useWords();
  const { act, trouble } = useAct();
  const [stays, setStays] = useState(false);
  return (
    <p className={stays ? "told-once" : "told-once bad"} role="status">
      <Icon name={stays ? "check" : "warning"} />
      <b>{stays ? words("home-stays") : words("home-leaving", { day: longDay(words.language, at) })}</b>
      {!stays && (
        <Button small onClick={() => act(stay().then(() => setStays(true)))}>
          {words("home-leaving-back")}
        </Button>
      )}
      {trouble && <span role="alert">{trouble}</span>}
    </p>
  );
}
