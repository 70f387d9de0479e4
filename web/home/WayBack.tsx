import { Link } from "wouter";
import { useWords } from "../words/Speaking.js";

/** How to be again who one was, where the site has accounts. */
export function WayBack() {
  const words = useWords();
  return (
    <p className="way-back">
      <Link href="/sign-in">{words("home-sign-in")}</Link>
    </p>
  );
}
