import { LANGUAGES, type Language } from '#shared/language.ts';
import { stockReasons } from './stockReasons.ts';

/** The reason with a stock paragraph appended, unless it contains the paragraph already. */
export function withStockReason(reason: string, stock: string): string {
  if (reason.includes(stock)) return reason;
  const written = reason.trimEnd();
  return written === '' ? stock : `${written}\n\n${stock}`;
}

/** The reason with its stock paragraphs translated to this language; other text stays. */
export function stockReasonsIn(language: Language, reason: string, kind: keyof typeof stockReasons): string {
  let translated = reason;
  for (const { texts } of stockReasons[kind]) {
    for (const other of LANGUAGES) translated = translated.replaceAll(texts[other].text, texts[language].text);
  }
  return translated;
}
