/** On the phone: all six towns small; one of them large where a tile is to be placed, or where one wants to look. */
import { useState } from "react";
import { Icon } from "../../design/Icon.js";
import { useWords } from "../../words/Speaking.js";
import { frameOf } from "./frame.js";
import { townAt } from "./laid.js";
import { countBySite } from "./lit.js";
import "./stamps.css";
import { sitesOf, Town, type TownProps } from "./Town.js";

export function Stamps(props: Omit<TownProps, "site">) {
  const { drawn, lit } = props;
  const words = useWords();
  const { view, pointing } = drawn;
  const [wish, setWish] = useState<{ question: string; site: string | null } | null>(null);
  // A wish holds for one question; the next one shows what it is about.
  const question = pointing.asked ? `${pointing.asked.why} ${pointing.asked.args.card ?? ""} ${view.round}` : "";
  const counts = countBySite(lit);
  const sites = sitesOf(drawn);
  const about = view.towns.find((town) => pointing.asked?.args.card === `card:${town.town}`)?.site ?? null;
  const first = sites.find((site) => counts.has(site.id))?.id ?? null;
  const wished = wish?.question === question ? wish.site : undefined;
  // Where things are lit, they must be seen: a look elsewhere lasts until the next tile is picked.
  const chosen = wished === undefined || (wished && counts.size > 0 && !counts.has(wished)) ? (about ?? first) : wished;
  const large = sites.find((site) => site.id === (chosen ?? (counts.size > 0 ? first : null)));
  const show = (site: string | null) => setWish({ question, site });
  if (!large) {
    return (
      <div className="fl-stamps">
        {sites.map((site) => (
          <Town key={site.id} site={site} {...props} small unit={15} onOpen={() => show(site.id)} />
        ))}
      </div>
    );
  }
  return (
    <div className="fl-large">
      <nav className="fl-strip" aria-label={words("fl-towns")}>
        {sites.map((site) => {
          const town = townAt(view, site.id);
          const count = counts.get(site.id);
          return (
            <button
              key={site.id}
              type="button"
              className={`${site === large ? "on" : ""} ${count ? "lit" : ""}`}
              aria-pressed={site === large}
              onClick={() => show(site.id)}
            >
              <b>{town ? words.name(`town:${town.town}`) : site.label}</b>
              <small>
                {count
                  ? words("fl-fits", { count })
                  : town?.scored
                    ? words("scored")
                    : town
                      ? words("worth", { value: town.value })
                      : "–"}
              </small>
            </button>
          );
        })}
        {counts.size === 0 && (
          <button type="button" onClick={() => show(null)} aria-label={words("fl-all-towns")}>
            <Icon name="close" />
          </button>
        )}
      </nav>
      <Town site={large} {...props} frame={frameOf(view, { sites: [large] })} unit={40} />
    </div>
  );
}
