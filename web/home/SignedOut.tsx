/** Whoever has just signed out reads so where they come out. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import { SIGNED_OUT } from "../shell/api.js";
import { useWords } from "../words/Speaking.js";

export function SignedOut() {
  const words = useWords();
  const [now] = useState(() => sessionStorage.getItem(SIGNED_OUT) !== null);
  useEffect(() => sessionStorage.removeItem(SIGNED_OUT), []);
  if (!now) return null;
  return (
    <p className="told-once" role="status">
      <Icon name="check" />
      <b>{words("home-signed-out")}</b>
    </p>
  );
}
