/** On the phone: all six towns small; one of them large where a tile is to be placed, or where one wants to look. */
import { Icon } from "../../design/Icon.js";
import type { TownView } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import { frameOf } from "./frame.js";
import { townAt } from "./laid.js";
import { useLarge } from "./large.js";
import "./stamps.css";
import { sitesOf, Town, type TownProps, useWorth } from "./Town.js";

export function Stamps(props: Omit<TownProps, "site">) {
  const { drawn, lit } = props;
  const words = useWords();
  const { view } = drawn;
  const { site: shown, told, counts, show } = useLarge(drawn, lit);
  const sites = sitesOf(drawn);
  const large = sites.find((site) => site.id === shown);
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
    <div className={`fl-large ${told ? "told" : ""}`}>
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
                {count ? (
                  words("fl-fits", { count })
                ) : town?.scored ? (
                  words("scored")
                ) : town ? (
                  <Worth town={town} />
                ) : (
                  "–"
                )}
              </small>
            </button>
          );
        })}
        {counts.size === 0 && (
          <button type="button" className="all" onClick={() => show(null)} aria-label={words("fl-all-towns")}>
            <Icon name="close" />
          </button>
        )}
      </nav>
      <Town site={large} {...props} frame={frameOf(view, { sites: [large] })} unit={40} />
    </div>
  );
}

function Worth({ town }: { town: TownView }) {
  const words = useWords();
  const { value } = useWorth(town, town.site) ?? town;
  return words("worth", { value });
}
