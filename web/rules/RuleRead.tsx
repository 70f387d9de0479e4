/** The rule that is being read, wherever it was asked for. The sheet and the rulebook are fetched when a rule is first wanted. */
import { lazyPart } from "../shell/lazyPart.js";
import { useRule } from "../table/rule.js";

const RuleSheet = lazyPart(() => import("./RuleSheet.js").then(({ RuleSheet }) => RuleSheet));

export function RuleRead() {
  const wanted = useRule((rule) => rule.wanted);
  return wanted && <RuleSheet wanted={wanted} />;
}
