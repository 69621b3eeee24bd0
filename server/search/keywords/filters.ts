import { documentsOffering, queryOfServices, type ServiceVocabulary } from './services.ts';
import type { Substitutes } from './substitutes.ts';
import { documentsWith, queryOf, type Word } from './words.ts';

/** A condition on documents. */
export interface Condition {
  /** The condition as a tsquery. */
  query: string;
  /** The maximum number of documents that match. */
  documents: number;
  /** The conditions that must all match, if the condition has several parts. */
  all?: readonly Condition[];
}

/** One way to match keywords. */
export interface Filter extends Condition {
  /** The quality of the match: 1 for the words as entered. */
  weight: number;
  /** Whether the filter requires every meaningful word. */
  isFull: boolean;
}

/** The maximum number of filters of a search, and of its reaches and tiers. */
export const MAX_FILTERS = 8;
/** The maximum number of conditions with which a filter is looked up. */
const MOST_PARTS = 3;
/** The maximum number of documents with a word that belongs to a name. */
const FEW = 3;
/** Descriptions are searched for services that fewer documents offer, but not for a single word whose stem is shared. */
const DESCRIBED = 20;
/** The share of documents above which a lexeme carries no information. */
const COMMON = 0.4;

/** The number of services above which a word that names them carries no information about them. */
const MOST_NAMED = 60;

/** The quality of the match of a description, relative to a filter with all words. */
const OF_DESCRIPTION = 0.4;

/** The services that keywords mean, and the other words. */
export interface Meant {
  best: ReadonlySet<number>;
  /** The services that can replace the best ones. */
  substitutes: readonly Substitutes[];
  /** The meaningful words. */
  content: readonly Word[];
  /** The words that name none of the best services, and those that name no service at all. */
  others: readonly Word[];
  nameless: readonly Word[];
  /** The number of services that the words name. */
  named: number;
}

/** The ways to match keywords that mean services, best first. */
export function serviceFilters(meant: Meant, vocabulary: ServiceVocabulary, total: number): Filter[] {
  const { best, substitutes, content, others, nameless, named } = meant;
  const said = content.filter((word) => !others.includes(word));
  const offered = offeringAny(vocabulary, best, total);
  const kind = union([best, ...substitutes.slice(0, 1).map(({ services }) => services)]);
  // "Mudanzas Castro", which only moves offices, does not match "mudanzas": too many names contain the word
  const isTrade = said.length === 1 && said[0]!.documents >= DESCRIBED && named <= MOST_NAMED;
  const offering = isTrade
    ? offered
    : anyOf([offered, allOf([...said.map(inName), offeringAny(vocabulary, kind, total)])]);
  const areKnown = (words: readonly Word[]) => words.length > 0 && words.every(({ documents }) => documents > 0);
  return [
    ...(areKnown(nameless) ? [{ ...nameWith(nameless, said, total), weight: 1, isFull: true }] : []),
    ...(nameless.length > 1 ? [{ ...nameWithMost(nameless, said), weight: 1, isFull: false }] : []),
    ...(areKnown(others) ? [{ ...allOf([offering, ...others.map(inText)]), weight: 1, isFull: true }] : []),
    { ...offering, weight: 1, isFull: others.length === 0 },
    ...(offered.documents < DESCRIBED && (content.length > 1 || content[0]?.correction)
      ? [{ ...allOf(content.map(inText)), weight: OF_DESCRIPTION, isFull: true }]
      : []),
    ...substitutes.map(({ services, weight }) => ({
      ...offeringAny(vocabulary, services, total),
      weight,
      isFull: false,
    })),
  ];
}

/** The services named by the word alone. "clases de salsa" contains words of services, but names none of them. */
function namedBy({ meant }: Word, { withLexeme }: ServiceVocabulary): ReadonlySet<number> {
  const phrases = withLexeme.get(meant) ?? [];
  const alone = phrases.filter(({ level, lexemes }) => level === 'heading' || lexemes.length === 1);
  return union(alone.map(({ services }) => services));
}

/**
 * The ways to match keywords that do not mean a single service: all words, then names with all but one of them. If each
 * word names services, carriers that offer a service of each word also match: "dédouanement et camionnage".
 */
export function textFilters(words: readonly Word[], vocabulary: ServiceVocabulary, total: number): Filter[] {
  const named = words.map((word) => ({ word, services: namedBy(word, vocabulary) }));
  const areAllNamed = named.every(({ services }) => services.size > 0);
  const conditions = named.map(({ word, services }) =>
    areAllNamed && services.size <= MOST_NAMED
      ? anyOf([asTyped(word), offeringAny(vocabulary, services, total)])
      : asTyped(word),
  );
  const telling = conditions.filter(({ documents }) => documents <= COMMON * total);
  const filters: Filter[] = [{ ...allOf(telling.length > 0 ? telling : conditions), weight: 1, isFull: true }];
  if (words.length > 2) filters.push({ ...nameWithMost(words, []), weight: 1, isFull: false });
  return filters;
}

/** Names with all of the words. */
export const inNames = (words: readonly Word[]): Filter => ({ ...allOf(words.map(inName)), weight: 1, isFull: true });

/** As typed in any text; corrected only in names: "tacos" is not "taxis". */
const asTyped = (word: Word): Condition => ({
  query: `(${[`'${word.lexeme}'`, ...(word.correction?.taken ?? []).map(({ lexeme }) => `'~${lexeme}'`)].join('|')})`,
  documents: documentsWith(word),
});
const inText = (word: Word): Condition => ({ query: queryOf(word), documents: documentsWith(word) });
const inName = (word: Word): Condition => ({ query: queryOf(word, '~'), documents: documentsWith(word) });
/** The members of all sets. */
export const union = (sets: readonly ReadonlySet<number>[]) =>
  sets.reduce((all, set) => all.union(set), new Set<number>());

/**
 * The condition for names with the words that name no service and any of the other words; for rare words, without the
 * other words.
 */
function nameWith(others: readonly Word[], said: readonly Word[], total: number): Condition {
  const ofName = allOf(others.map(inName));
  if (ofName.documents <= Math.max(FEW, total / 1_000) || said.length === 0) return ofName;
  return allOf([...others.map(inName), { ...anyOf(said.map(inName)), documents: total }]);
}

/** The condition for names with all but one of the words that name no service, as that one may be a typo. */
function nameWithMost(others: readonly Word[], said: readonly Word[]): Condition {
  const without = others.map((_, left) => allOf([...others.filter((_, at) => at !== left), ...said].map(inName)));
  return anyOf(without);
}

/** The documents that offer any of the services. */
export function offeringAny(vocabulary: ServiceVocabulary, services: ReadonlySet<number>, total: number): Condition {
  return {
    query: `(${queryOfServices(vocabulary, services)})`,
    documents: documentsOffering(vocabulary, services, total),
  };
}

function anyOf(conditions: readonly Condition[]): Condition {
  return {
    query: conditions.map(({ query }) => `(${query})`).join('|'),
    documents: conditions.reduce((sum, { documents }) => sum + documents, 0),
  };
}

export function allOf(conditions: readonly Condition[]): Condition {
  return {
    query: conditions.map(({ query }) => `(${query})`).join('&'),
    documents: Math.min(...conditions.map(({ documents }) => documents)),
    all: conditions,
  };
}

/** Whether several of the queries must match, so that no document count of the vocabulary applies. */
export const isJoint = (queries: readonly string[]) =>
  queries.length > 1 || queries.some((query) => query.includes(')&('));

/**
 * A filter as conditions that an index looks up one by one, rarest first: for a single query with several alternatives
 * on both sides, PostgreSQL would visit all matches of any of them.
 */
export function partsOf(condition: Condition): (string | null)[] {
  const { all = [] } = condition;
  const rarestFirst = [...all].sort((a, b) => a.documents - b.documents);
  const rare = rarestFirst.slice(0, 1 - MOST_PARTS);
  const common = rarestFirst.slice(1 - MOST_PARTS);
  const parts = all.length < 2 ? [condition] : [...(rare.length > 0 ? [allOf(rare)] : []), ...common];
  return Array.from({ length: MOST_PARTS }, (_, nth) => parts[nth]?.query ?? null);
}
