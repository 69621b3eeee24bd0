import weights from './weights.json' with { type: 'json' };

/** A kind of evidence for or against a place. Its weight is learned: `npm run train`. */
export type Kind = keyof typeof weights;

/**
 * Logarithms: evidence of weight x makes a place e^x times as likely. Rules decide what is counted as evidence, the
 * weights how much.
 */
export const WEIGHTS: Record<Kind, number> = weights;

/** The evidence for a place: the sum of what was found. */
export class Evidence {
  score = 0;
  /** What was found and how often: an explanation, and what weights are learned from. */
  readonly found: [Kind, number][] = [];

  add(kind: Kind | null, times = 1): void {
    if (kind === null) return;
    this.score += WEIGHTS[kind] * times;
    this.found.push([kind, times]);
  }

  /** A copy with one more. */
  with(kind: Kind): Evidence {
    const copy = new Evidence();
    for (const [one, times] of this.found) copy.add(one, times);
    copy.add(kind);
    return copy;
  }
}
