import type { Verdict } from './importMessages.ts';

export const importFilters = ['verdict'] as const;
export const pageSize = 100;

const verdicts: readonly string[] = ['CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED'] satisfies Verdict[];

/** What narrows the rows; null for all of them. */
export function readVerdict(text: string): Verdict | null {
  return verdicts.includes(text) ? (text as Verdict) : null;
}
