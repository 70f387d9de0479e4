/** Something of the server that a page shows: fetched, kept fresh while the page is in front, and honest about failing. */
import { useCallback, useEffect, useState } from "react";

export interface Fetched<T> {
  value: T | undefined;
  failed: boolean;
  again: () => void;
}

/** `fetch` must be the same function at every call. `every` is in seconds; without it, once. */
export function useFetched<T>(fetch: () => Promise<T>, every?: number): Fetched<T> {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => {
    fetch().then(
      (found) => {
        setValue(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [fetch]);
  useEffect(() => {
    again();
    if (!every) return;
    const inFront = () => document.visibilityState === "visible" && again();
    const timer = setInterval(inFront, every * 1000);
    document.addEventListener("visibilitychange", inFront);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", inFront);
    };
  }, [again, every]);
  return { value, failed, again };
}
