import type { Result } from 'lighthouse';
import { CATEGORIES } from './measure.ts';

interface Page {
  name: string;
  result: Result;
}

const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const MOST_CLS = 0.02;
/** The maximum time until the largest content of a page of results is painted, in milliseconds. */
const MOST_RESULTS_LCP = 1_800;

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

function score(result: Result, category: keyof typeof LIMITS): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/**
 * One line per page: the scores, the times behind the performance score, and the speed of this machine (Lighthouse's
 * benchmark), which varies between lines when other programs were running.
 */
export function table(pages: Page[]): string {
  const rows = [
    ['', ...CATEGORIES, ...Object.keys(METRICS), 'machine'],
    ...pages.map(({ name, result }) => [
      name,
      ...CATEGORIES.map((category) => String(score(result, category))),
      ...Object.values(METRICS).map((id) => (result.audits[id]?.displayValue ?? '–').replace('\u00a0', ' ')),
      String(Math.round(result.environment.benchmarkIndex)),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const padded = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return rows.map(padded).join('\n');
}

/** Imperfect audits, by category. Audits without weight are advice: they do not affect the score. */
export function weakAudits(pages: Page[]): string {
  const blocks = pages.flatMap(({ name, result }) =>
    CATEGORIES.map((category) => {
      const lines = (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = result.audits[id];
        if (!audit || audit.score === null || audit.score >= 1) return [];
        const how = [audit.score.toFixed(2), weight ? `weight ${weight}` : 'advice', audit.title, audit.displayValue];
        return `  ${id}: ${how.filter(Boolean).join(' · ')}`;
      });
      return lines.length > 0 ? `${name}, ${category}\n${lines.join('\n')}` : '';
    }),
  );
  return blocks.filter(Boolean).join('\n');
}

/** A sentence for each score below its limit, and for each time or shift above it. */
export function missesLimits(pages: Page[]): string[] {
  return pages.flatMap(({ name, result }) => {
    const scores = CATEGORIES.filter((category) => score(result, category) < LIMITS[category]).map(
      (category) => `${name}: ${category} is ${score(result, category)}, and ${LIMITS[category]} is the least`,
    );
    const cls = measured(result, 'CLS');
    if (!(cls < MOST_CLS)) scores.push(`${name}: CLS is ${cls.toFixed(3)}, and must be below ${MOST_CLS}`);
    const lcp = measured(result, 'LCP');
    if (name.startsWith('results') && !(lcp <= MOST_RESULTS_LCP))
      scores.push(`${name}: LCP is ${Math.round(lcp)} ms, and ${MOST_RESULTS_LCP} ms is the most`);
    return scores;
  });
}

function measured(result: Result, metric: keyof typeof METRICS): number {
  return result.audits[METRICS[metric]]?.numericValue ?? Number.NaN;
}
