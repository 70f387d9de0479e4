import { useUnread } from "./readLines.js";
import "./unread.css";

/** How many lines of the chat were not seen yet; nothing where there are none. */
export function Unread() {
  const count = useUnread();
  return count > 0 && <b className="unread">{count}</b>;
}
