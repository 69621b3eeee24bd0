import { writeFileSync } from 'node:fs';

/** A possible meaning of a text, and its evidence. */
interface Meaning<Kind extends string> {
  found: [Kind, number][];
  isRight: boolean;
  name: string;
}

export interface Example<Kind extends string> {
  text: string;
  meanings: Meaning<Kind>[];
}

/** Labelled texts by the name of their set. Nothing is learned from sets that are only checked. */
export interface Sets<Kind extends string> {
  trained: Record<string, Example<Kind>[]>;
  checked: Record<string, Example<Kind>[]>;
}

const EPOCHS = 400;
const STEP = 0.1;
/** The strength of the regularization towards the previous values. */
const HOLD = 0.003;
/** The share of the newest gradient in the moving average. */
const NEWEST = 0.05;
/** The minimum absolute value of a weight, so that the next training knows its sign. */
const LEAST = 0.01;

/**
 * Maximizes the likelihood of the right meanings of the training texts, beginning with the current weights, and writes
 * the weights. Evidence with a known sign keeps it.
 */
export function train<Kind extends string>(
  title: string,
  file: URL,
  weights: Record<Kind, number>,
  sets: Sets<Kind>,
): void {
  console.log(`${title}, before`);
  report(weights, sets);
  const kinds = Object.keys(weights) as Kind[];
  const began = { ...weights };
  const squares = new Map<Kind, number>();
  const examples = Object.values<Example<Kind>[]>(sets.trained)
    .flat()
    .filter(({ meanings }) => meanings.some(({ isRight }) => isRight));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const slope = slopeOf(weights, examples);
    for (const kind of kinds) {
      const change = slope.get(kind)! - HOLD * (weights[kind] - began[kind]);
      const square = (squares.get(kind) ?? 0) * (1 - NEWEST) + NEWEST * change * change;
      squares.set(kind, square);
      const next = weights[kind] + (STEP * (1 - epoch / EPOCHS) * change) / (Math.sqrt(square) + 1e-6);
      weights[kind] = began[kind] < 0 ? Math.min(-LEAST, next) : Math.max(LEAST, next);
    }
  }
  for (const kind of kinds) weights[kind] = Number(weights[kind].toFixed(2));
  console.log(`${title}, after`);
  report(weights, sets);
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
}

function slopeOf<Kind extends string>(weights: Record<Kind, number>, examples: Example<Kind>[]): Map<Kind, number> {
  const slope = new Map((Object.keys(weights) as Kind[]).map((kind): [Kind, number] => [kind, 0]));
  for (const { meanings } of examples) {
    const share = shares(weights, meanings);
    const right = meanings.reduce((sum, { isRight }, at) => sum + (isRight ? share[at]! : 0), 0);
    for (const [at, { found, isRight }] of meanings.entries()) {
      const pull = ((isRight ? share[at]! / Math.max(right, 1e-9) : 0) - share[at]!) / examples.length;
      if (pull !== 0) for (const [kind, times] of found) slope.set(kind, slope.get(kind)! + pull * times);
    }
  }
  return slope;
}

const scoreOf = <Kind extends string>(weights: Record<Kind, number>, { found }: Meaning<Kind>): number =>
  found.reduce((sum, [kind, times]) => sum + weights[kind] * times, 0);

/** The likelihood of each meaning. */
function shares<Kind extends string>(weights: Record<Kind, number>, meanings: Meaning<Kind>[]): number[] {
  const scores = meanings.map((meaning) => scoreOf(weights, meaning));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** The share of each set whose likeliest meaning is right; SHOW_WRONG=1 prints the others. */
function report<Kind extends string>(weights: Record<Kind, number>, { trained, checked }: Sets<Kind>): void {
  for (const [name, examples] of Object.entries<Example<Kind>[]>({ ...trained, ...checked })) {
    if (examples.length === 0) continue;
    const wrong = examples.flatMap(({ text, meanings }) => {
      const share = shares(weights, meanings);
      const best = meanings[share.indexOf(Math.max(...share))];
      return best?.isRight ? [] : [`    ${text}: ${best?.name}`];
    });
    const isChecked = name in checked;
    const right = (100 * (1 - wrong.length / examples.length)).toFixed(1);
    console.log(`  ${name}${isChecked ? ' (checked)' : ''}: ${right} % of ${examples.length}`);
    if (process.env.SHOW_WRONG && !isChecked) console.log(wrong.join('\n'));
  }
}
