/** The rule that is being read, wherever it was asked for. The sheet and the rulebook are fetched when a rule is first wanted. */
import { later } from "../app/later.js";
import { useRule } from "./rule.js";

const RuleSheet = later(() => import("../rules/RuleSheet.js").then(({ RuleSheet }) => RuleSheet));

export function RuleRead() {
  const wanted = useRule((rule) => rule.wanted);
  return wanted && <RuleSheet wanted={wanted} />;
}
