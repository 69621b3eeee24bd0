interface LastDecision {
  /** The ids of the decisions, several for a decision about several providers. */
  decisionIds: readonly string[];
  /** The address of the provider's page, or of the list, from which the decision was made. */
  url: string;
  /** The time in milliseconds since 1970, after which the decision is final. */
  until: number;
}

let last: LastDecision | null = null;
let decidedAt = 0;

/** Stores the last decision in this tab, so that it can be undone from the next page. */
export function rememberDecision(decision: LastDecision): void {
  last = decision;
  decidedAt = Date.now();
}

/** Returns the decision that can still be undone, only once; null afterwards. */
export function takeDecision(): LastDecision | null {
  const taken = last && last.until > Date.now() ? last : null;
  last = null;
  return taken;
}

export function decidedJustNow(): boolean {
  return Date.now() - decidedAt < 2000;
}
