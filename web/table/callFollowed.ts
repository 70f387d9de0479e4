/** Whoever comes by a call is taken to what is asked: the table's first view, and the prompt with the focus. */
import { useEffect } from "react";
import { ASKED } from "../worker/messages.js";

export function useCallFollowed(show: () => void): void {
  useEffect(() => {
    const follow = () => {
      if (location.hash !== ASKED) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      show();
      document.querySelector<HTMLElement>(".prompt")?.focus();
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [show]);
}
