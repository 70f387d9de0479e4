import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";

/** The way home, in the corner of every page. Where there is no room its name is only spoken: `named` is a class that hides it. */
export function Brand({ named = "" }: { named?: string }) {
  const words = useWords();
  return (
    <Link href="/" className="brand">
      <Icon name="house" />
      <span className={named}>Guildtable</span>
      <span className="sr">{words("table-home")}</span>
    </Link>
  );
}
