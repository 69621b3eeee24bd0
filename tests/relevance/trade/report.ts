import { expect } from 'vitest';

/** Whether held-out cases count in the expected shares. Their texts are never printed. */
const COUNTS_KEPT: boolean = true;

export interface Outcome {
  text: string;
  language: string;
  kind?: string;
  kept: boolean;
  /** Why it failed; null when it is right. */
  reason: string | null;
}

interface Least {
  all: number;
  language: number;
  kind?: number;
}

/** Fails when a share is too low, with all shares and the failed open cases. */
export function expectShares(title: string, outcomes: Outcome[], least: Least): void {
  const groups = [
    { name: 'all', least: least.all, members: outcomes },
    ...groupsOf(outcomes, 'language', least.language),
    ...(least.kind === undefined ? [] : groupsOf(outcomes, 'kind', least.kind)),
  ];
  const shares = groups.map(({ name, members }) => {
    const [open, kept] = [false, true].map((isKept) => members.filter(({ kept }) => kept === isKept));
    return `${name}: ${share(members)}, open ${share(open!)}, kept ${share(kept!)} of ${members.length}`;
  });
  const report = [title, ...shares, ...failedOpen(outcomes)].join('\n');
  print(report);
  const low = groups.filter(({ members, least }) => share(members.filter(counts)) < least);
  expect(
    low.map(({ name }) => name),
    report,
  ).toEqual([]);
}

/** Fails when there is a failed case, with those that are open. */
export function expectNone(title: string, outcomes: Outcome[]): void {
  const failed = outcomes.filter(({ reason }) => reason !== null);
  const kept = failed.filter((outcome) => outcome.kept).length;
  const report = [`${title}: ${failed.length}, ${kept} of them kept`, ...failedOpen(outcomes)].join('\n');
  print(report);
  expect(failed.filter(counts).length, report).toBe(0);
}

/** Prints what fails, also when the test passes: `TRADE_REPORT=1 vitest run tests/relevance/trade.test.ts`. */
export function print(report: string): void {
  if (process.env.TRADE_REPORT) console.log(report);
}

function groupsOf(outcomes: Outcome[], key: 'language' | 'kind', least: number) {
  return [...Map.groupBy(outcomes, (outcome) => outcome[key]!)].map(([name, members]) => ({ name, least, members }));
}

function counts({ kept }: Outcome): boolean {
  return COUNTS_KEPT || !kept;
}

function share(outcomes: Outcome[]): number {
  const right = outcomes.filter(({ reason }) => reason === null).length;
  return Math.round((1000 * right) / outcomes.length) / 1000;
}

function failedOpen(outcomes: Outcome[]): string[] {
  return outcomes
    .filter(({ kept, reason }) => !kept && reason !== null)
    .map(({ language, kind, text, reason }) => `${[language, kind].filter(Boolean).join(', ')}: "${text}" ${reason}`);
}
