import lighthouse, { generateReport, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

export const LANGUAGES = { en: 'en-US', es: 'es-AR', fr: 'fr-CA', pt: 'pt-BR' } as const;
export type Language = keyof typeof LANGUAGES;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  result: Result;
  /** The report as HTML. */
  report: string;
}

/**
 * The median of some runs with the default preset: a mid-range phone on a slow mobile network, both simulated.
 * Throws an Error with Lighthouse's reason when the page cannot be measured.
 */
export async function measure(url: string, language: Language, port: number, runs: number): Promise<Measured> {
  const results: Result[] = [];
  let missed = 0;
  while (results.length < runs) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders: { 'Accept-Language': LANGUAGES[language] },
    });
    if (!answer) throw new Error(`${url} was not measured`);
    const { lhr } = answer;
    // sometimes the browser records nothing of a load, which is not the page's fault
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && missed++ < runs) continue;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  const result = computeMedianRun(results);
  return { result, report: generateReport(result, 'html') };
}
