import type { DemoLanguage } from '../demoTypes.ts';
import { freightDetailsEn } from './freightDetailsEn.ts';
import { freightDetailsEs } from './freightDetailsEs.ts';
import { freightDetailsPt } from './freightDetailsPt.ts';
import { otherDetailsEn } from './otherDetailsEn.ts';
import { otherDetailsEs } from './otherDetailsEs.ts';
import { otherDetailsPt } from './otherDetailsPt.ts';
import type { Phrases } from './phrases.ts';
import { phrasesEn } from './phrasesEn.ts';
import { phrasesEs } from './phrasesEs.ts';
import { phrasesPt } from './phrasesPt.ts';

interface Detail {
  text: string;
  /** A business needs one of these services; undefined for the whole subcategory. */
  serviceIds: ReadonlySet<number> | undefined;
}

export interface LanguageTexts {
  phrases: Phrases;
  details: ReadonlyMap<number, readonly Detail[]>;
  firms: ReadonlyMap<number, readonly string[]>;
}

function parseDetail(line: string): Detail {
  const [, ids, text] = /^#([\d,]+) (.*)$/.exec(line) ?? [];
  return { text: text ?? line, serviceIds: ids === undefined ? undefined : new Set(ids.split(',').map(Number)) };
}

function gather(phrases: Phrases, ...sources: readonly Readonly<Record<number, readonly string[]>>[]): LanguageTexts {
  const entries = sources.flatMap((source) => Object.entries(source));
  return {
    phrases,
    details: new Map(entries.map(([id, lines]) => [Number(id), lines.map(parseDetail)])),
    firms: new Map(phrases.firms.flatMap(({ subcategories, names }) => subcategories.map((id) => [id, names]))),
  };
}

export const languageTexts: Readonly<Record<DemoLanguage, LanguageTexts>> = {
  en: gather(phrasesEn, freightDetailsEn, otherDetailsEn),
  es: gather(phrasesEs, freightDetailsEs, otherDetailsEs),
  pt: gather(phrasesPt, freightDetailsPt, otherDetailsPt),
};
