/** The result of a drill: the measurements, and the missed goals. */
export interface Figure {
  [name: string]: number | string;
}

export interface Result {
  figures: Figure;
  /** The missed goals; empty when the drill has passed. */
  misses: string[];
}

type Goal = [name: string, compare: 'is' | 'at most' | 'at least', value: number];

/** Compares figures with their goals. */
export function judge(figures: Figure, goals: Goal[]): Result {
  const misses = goals.flatMap(([name, compare, goal]) => {
    const value = Number(figures[name]);
    const isMet = compare === 'is' ? value === goal : compare === 'at most' ? value <= goal : value >= goal;
    return isMet ? [] : [`${name} is ${figures[name]}, not ${compare === 'is' ? '' : `${compare} `}${goal}`];
  });
  return { figures, misses };
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
