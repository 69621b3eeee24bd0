interface LastDecision {
  /** Several when one decision was made about several providers. */
  decisionIds: readonly string[];
  /** The previous address of the provider's page, or of the list. */
  url: string;
  /** In milliseconds since 1970: afterwards the decision is final. */
  until: number;
}

let last: LastDecision | null = null;
let decidedAt = 0;

/** The last decision in this tab, so that it can be undone from the next page. */
export function rememberDecision(decision: LastDecision): void {
  last = decision;
  decidedAt = Date.now();
}

/** The decision that can still be undone. It is returned once, and null afterwards. */
export function takeDecision(): LastDecision | null {
  const taken = last && last.until > Date.now() ? last : null;
  last = null;
  return taken;
}

export function decidedJustNow(): boolean {
  return Date.now() - decidedAt < 2000;
}
