/**
 * A part of the page that is fetched when it is first wanted. React's own `lazy` would do, but keeps what has come hidden for
 * 300 ms after its empty place was shown: a third of the time in which a table should be there.
 */
import { type ComponentType, useEffect, useState } from "react";

/** It can be fetched ahead, where it will be wanted at once. */
export type LazyPart<Props> = ComponentType<Props> & { ahead(): Promise<void> };

export function lazyPart<Props extends object>(
  fetched: () => Promise<ComponentType<Props>>,
  /** So many milliseconds after it is wanted: what else is wanted then comes first. */
  after = 0,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const ahead = () =>
    fetched().then(
      (found) => {
        known = found;
      },
      // It is tried again, and said, where it is drawn.
      () => undefined,
    );
  return Object.assign(
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins
    function Part(props: Props) {
      const [Found, setFound] = useState<ComponentType<Props> | null>(() => known);
      useEffect(() => {
        let wanted = true;
        // It may have come since this was drawn, for another place.
        if (known) return setFound(() => known);
        const begin = () =>
          fetched().then(
            (found) => {
              known = found;
              if (wanted) setFound(() => found);
            },
            // Thrown while drawing, it reaches the page for crashes, which says what to do.
            (failed: unknown) => {
              if (wanted)
                setFound(() => {
                  throw failed;
                });
            },
          );
        const timer = after > 0 ? setTimeout(begin, after) : void begin();
        return () => {
          wanted = false;
          clearTimeout(timer ?? undefined);
        };
      }, []);
      return Found && <Found {...props} />;
    },
    { ahead },
  );
}
