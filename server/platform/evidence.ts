/**
 * The sum of the evidence for a meaning. Weights are logarithms: evidence of weight x makes a meaning e^x times as
 * likely. Rules decide what counts as evidence, and learned weights how much it counts.
 */
export class Evidence<Kind extends string> {
  score = 0;
  /** The kinds of evidence with their counts, for explanations and training. */
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

  copy(): Evidence<Kind> {
    const copy = new Evidence(this.weights);
    copy.score = this.score;
    copy.found.push(...this.found);
    return copy;
  }

  /** Returns a copy with one more piece of evidence. */
  with(kind: Kind): Evidence<Kind> {
    const copy = this.copy();
    copy.add(kind);
    return copy;
  }
}
