/** The first stop of every page for whoever goes by Tab: straight to the question at a table, elsewhere to what the page is about. */
import { useWords } from "../words/Speaking.js";
import "./skip-link.css";

export function SkipLink() {
  const words = useWords();
  const skip = () => {
    const main = [".prompt[role]", "[data-skip-to]", "main"]
      .map((one) => document.querySelector<HTMLElement>(one))
      .find(Boolean);
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  };
  return (
    <button type="button" className="btn skip-link" onClick={skip}>
      {words("skip-link")}
    </button>
  );
}
