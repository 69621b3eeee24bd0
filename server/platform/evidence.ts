/**
 * The evidence for a meaning, summed up. Weights are logarithms: evidence of weight x makes a meaning e^x times as
 * likely. Rules decide what counts as evidence, learned weights how much.
 */
export class Evidence<Kind extends string> {
  score = 0;
  /** The evidence and its frequency: for explanations and training. */
  readonly found: [Kind, number][] = [];
  readonly weights: Readonly<Record<Kind, number>>;

  constructor(weights: Readonly<Record<Kind, number>>) {
    this.weights = weights;
  }

  add(kind: Kind | null, times = 1): void {
    if (kind === null || times === 0) return;
    this.score += this.weights[kind] * times;
    this.found.push([kind, times]);
  }

  /** A copy with one more. */
  with(kind: Kind): Evidence<Kind> {
    const copy = new Evidence(this.weights);
    for (const [result, times] of this.found) copy.add(result, times);
    copy.add(kind);
    return copy;
  }
}
