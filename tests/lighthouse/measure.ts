import lighthouse, { generateReport, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

export const LANGUAGES = { en: 'en-US', es: 'es-AR', pt: 'pt-BR' } as const;
export type Language = keyof typeof LANGUAGES;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  result: Result;
  /** HTML. */
  report: string;
}

/**
 * The median of some runs on the default preset: a phone of the middle range on a slow mobile network, both simulated.
 *
 * @throws Error when the page cannot be measured, with Lighthouse's reason
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
    // now and then the browser records nothing of a load: that says nothing of the page
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && missed++ < runs) continue;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  const result = computeMedianRun(results);
  return { result, report: generateReport(result, 'html') };
}
