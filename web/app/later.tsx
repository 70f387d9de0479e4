/**
 * A part of the page that is fetched when it is first wanted. React's own `lazy` would do, but keeps what has come hidden for
 * 300 ms after its empty place was shown: a third of the time in which a table should be there.
 */
import { type ComponentType, useEffect, useState } from "react";

export function later<Props extends object>(fetched: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins
  return function Later(props: Props) {
    const [Found, setFound] = useState<ComponentType<Props> | null>(() => known);
    useEffect(() => {
      let wanted = true;
      if (known) return;
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
      return () => {
        wanted = false;
      };
    }, []);
    return Found && <Found {...props} />;
  };
}
