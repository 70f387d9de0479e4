/** The rule that is being read, wherever it was asked for. The sheet and the rulebook are fetched when a rule is first wanted. */
import { lazy, Suspense } from "react";
import { useRule } from "./rule.js";

const RuleSheet = lazy(() => import("../rules/RuleSheet.js").then(({ RuleSheet }) => ({ default: RuleSheet })));

export function RuleRead() {
  const wanted = useRule((rule) => rule.wanted);
  return (
    wanted && (
      <Suspense>
        <RuleSheet wanted={wanted} />
      </Suspense>
    )
  );
}
