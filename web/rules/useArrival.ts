/** A link may lead to a section that was not there yet when the page was opened. */
import { useEffect } from "react";

export function useArrival(): void {
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}
