/** Paper is light: while the page is printed it is shown so, whatever the screen shows. */
import { useEffect } from "react";

export function usePaper(): void {
  useEffect(() => {
    const page = document.documentElement;
    let screen: string | undefined;
    const before = () => {
      screen = page.dataset.theme;
      page.dataset.theme = "light";
    };
    const after = () => {
      page.dataset.theme = screen;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
}
