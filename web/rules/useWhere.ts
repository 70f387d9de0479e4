/** Which section is being read: the last one whose beginning has passed the upper part of the window. */
import { useEffect, useState } from "react";
import type { Rulebook } from "./rulebook.js";

export function useWhere(sections: Rulebook): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight * 0.35;
      });
      setHere(passed.at(-1)?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [sections]);
  return here;
}
