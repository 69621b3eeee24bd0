import { lastResult } from '#server/platform/lastResult.ts';
import { fold } from '#shared/fold.ts';
import { inEachLanguage, type Language } from '#shared/language.ts';
import { relate } from './related.ts';
import { lexemesOf, stem } from './stem.ts';
import { untilChanged } from './untilChanged.ts';

/** All names for services, as lexemes: names, synonyms and headings. */
export interface ServiceVocabulary extends Phrases {
  /** The approximate number of documents that offer each service. */
  documents: Map<number, number>;
}

interface Phrases {
  /** The subcategory of each service, and the services of each subcategory. */
  subcategories: Map<number, number>;
  ofSubcategory: Map<number, number[]>;
  /** The replacements of each service. */
  related: Map<number, Set<number>>;
  /** The phrases that contain a lexeme. */
  withLexeme: Map<string, Phrase[]>;
  /** The names and synonyms of several lexemes, by the lexeme that occurs in the fewest phrases. */
  ofSeveral: Map<string, Phrase[]>;
  /** The lexemes of the names of each service. */
  names: Map<number, string[][]>;
  /** A word for each lexeme in the names and headings of a language, in its original spelling. */
  written: Record<Language, Map<string, string>>;
}

export interface Phrase {
  lexemes: string[];
  /**
   * The words before stemming, folded, in the singular: 'carreto' is not 'carreta', although their lexemes are equal.
   */
  tokens: Set<string>;
  services: Set<number>;
  /** The kind of the phrase: a name of a service, a synonym, or a name of a category or subcategory. */
  level: 'name' | 'synonym' | 'heading';
}

/** One name for a service. */
export interface SaidService {
  service: number;
  subcategory: number;
  level: Phrase['level'];
  /** The language of the name; null for synonyms. */
  language: Language | null;
  phrase: string;
}

/** The vocabulary of services, loaded again when `state` (of `search.words`) has changed. */
export const serviceVocabulary = untilChanged(async (pool, state): Promise<ServiceVocabulary> => {
  // A rebuild changes only the number of documents.
  const [servicesState] = state.split(' ');
  const phrases = await servicePhrases(pool, servicesState!);
  const { rows } = await pool.query<{ service: number; documents: number }>(
    'select distinct service, documents from search.service_phrases()',
  );
  return { ...phrases, documents: new Map(rows.map(({ service, documents }) => [service, documents])) };
});

/** Caches the phrases, because several pools read the same data: those of the primary and of the standbys. */
const lastPhrases = lastResult(readPhrases);

const servicePhrases = untilChanged(async (pool) => {
  const { rows } = await pool.query<SaidService>(
    'select service, subcategory, level, language, phrase from search.service_phrases()',
  );
  return lastPhrases(rows);
});

export function readPhrases(rows: readonly SaidService[]): Phrases {
  const phrases = new Map<string, Phrase>();
  const written = inEachLanguage(() => new Map<string, string>());
  const add = (service: number, level: Phrase['level'], lexemes: string[], tokens: Set<string>) => {
    const key = [level, ...[...tokens].sort()].join(' ');
    const phrase = phrases.get(key) ?? { lexemes, tokens, level, services: new Set() };
    phrases.set(key, phrase);
    phrase.services.add(service);
  };
  for (const { service, level, language, phrase: text } of rows) {
    const lexemes = lexemesOf(text);
    if (lexemes.length === 0) continue;
    if (language)
      for (const word of text.split(/[^\p{L}\p{N}]+/u)) written[language].set(stem(fold(word)), word.toLowerCase());
    const words = fold(text).split(' ');
    add(service, level, lexemes, new Set(words.filter((word) => lexemes.includes(stem(word))).map(singular)));
    // words written together, as in "dryvan" for "dry van"
    const joined = words.join('');
    if (words.length === 2 && level === 'synonym') add(service, level, [stem(joined)], new Set([singular(joined)]));
  }
  const withLexeme = new Map<string, Phrase[]>();
  for (const phrase of phrases.values())
    for (const lexeme of phrase.lexemes) withLexeme.set(lexeme, [...(withLexeme.get(lexeme) ?? []), phrase]);
  const rarest = ({ lexemes }: Phrase) =>
    lexemes.toSorted((a, b) => withLexeme.get(a)!.length - withLexeme.get(b)!.length)[0]!;
  const ofSeveral = Map.groupBy(
    [...phrases.values()].filter(({ level, lexemes }) => level !== 'heading' && lexemes.length > 1),
    rarest,
  );
  const subcategories = new Map(rows.map(({ service, subcategory }) => [service, subcategory]));
  const ofSubcategory = new Map<number, number[]>();
  for (const [service, subcategory] of subcategories)
    ofSubcategory.set(subcategory, [...(ofSubcategory.get(subcategory) ?? []), service]);
  const related = relate(withLexeme, subcategories);
  const names = new Map([...subcategories.keys()].map((service): [number, string[][]] => [service, []]));
  for (const { level, lexemes, services } of phrases.values())
    if (level === 'name') for (const service of services) names.get(service)!.push(lexemes);
  return { subcategories, ofSubcategory, related, withLexeme, ofSeveral, names, written };
}

/** The approximate number of documents that offer any of the services, assuming independence. */
export function documentsOffering({ documents }: ServiceVocabulary, services: Iterable<number>, total: number): number {
  let none = 1;
  for (const service of services) none *= 1 - Math.min(1, (documents.get(service) ?? 0) / total);
  return Math.round(total * (1 - none));
}

/** The tsquery for documents with any of the services. Whole subcategories have a short query. */
export function queryOfServices(
  { subcategories, ofSubcategory }: ServiceVocabulary,
  services: Iterable<number>,
): string {
  const wanted = new Set(services);
  const lexemeOf = (id: number) => {
    const subcategory = subcategories.get(id)!;
    const isWhole = ofSubcategory.get(subcategory)!.every((item) => wanted.has(item));
    return isWhole ? `'@s${subcategory}'` : `'@${id}'`;
  };
  return [...new Set([...wanted].map(lexemeOf))].join('|');
}

/** The services that any of the phrases names. */
export function servicesOf(phrases: readonly Phrase[] = []): Set<number> {
  const all = new Set<number>();
  for (const { services } of phrases) for (const service of services) all.add(service);
  return all;
}

/** A folded word without the ending of a plural. */
export function singular(token: string): string {
  return token.replace(/(?<=[a-z]{3})s$/, '').replace(/(?<=[a-z]{2}[lnrz])e$/, '');
}

/** Whether a word belongs to the name of a service. */
export function isServiceWord({ withLexeme }: ServiceVocabulary, token: string): boolean {
  return withLexeme.get(stem(token))?.some(({ tokens }) => tokens.has(singular(token))) ?? false;
}
