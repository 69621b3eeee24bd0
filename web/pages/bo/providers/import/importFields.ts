import type { Verdict } from './importMessages.ts';

/** In the address: the verdict, and the key of a problem. */
export const importFilters = ['verdict', 'reason'] as const;
export const pageSize = 50;

const verdicts: readonly string[] = ['CREATE', 'UPDATE', 'UNCHANGED', 'DUPLICATE', 'REFUSED'] satisfies Verdict[];

/** What narrows the rows; null for all of them. */
export function readVerdict(text: string): Verdict | null {
  return verdicts.includes(text) ? (text as Verdict) : null;
}

/** Whether a job is at it. */
export const isGoingOn = (status: string): boolean => /^(CHECKING|IMPORTING|UNDOING)$/.test(status);
