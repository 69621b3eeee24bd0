import { documentsOffering, queryOfServices, type ServiceVocabulary } from './services.ts';
import { documentsWith, queryOf, type Word } from './words.ts';

/** A condition on documents. */
export interface Condition {
  /** A tsquery. */
  query: string;
  /** The maximum number of documents that have it. */
  documents: number;
  /** The conditions that all must match, where it has several parts. */
  all?: readonly Condition[];
}

/** One of the ways to answer keywords. */
export interface Filter extends Condition {
  /** The quality of its match: 1 for the words as entered. */
  weight: number;
  /** It asks for every word that means something. */
  isFull: boolean;
}

/** A search has no more filters, nor reaches or tiers. */
export const MAX_FILTERS = 8;
/** The number of conditions that look up a filter. */
const MOST_PARTS = 3;
/** A word that so few documents have is of a name. */
const FEW = 3;
/** Descriptions count for services that fewer documents offer. */
const DESCRIBED = 20;
/** A lexeme of more documents carries no information. */
const COMMON = 0.4;

/** A word that names more services carries no information about them. */
const MOST_NAMED = 60;

/** The quality of a filter's match, relative to a filter with all words. */
const WEIGHTS = { described: 0.4, related: 0.45, possible: 0.25 };

/** The services that keywords mean, and the other words. */
export interface Meant {
  likely: ReadonlySet<number>;
  related: ReadonlySet<number>;
  possible: ReadonlySet<number>;
  /** The words that say something. */
  content: readonly Word[];
  /** The ones that name none of the likely services, and those that name no service at all. */
  others: readonly Word[];
  nameless: readonly Word[];
}

/** The ways to answer keywords that mean services, best first. */
export function serviceFilters(meant: Meant, vocabulary: ServiceVocabulary, total: number): Filter[] {
  const { likely, related, possible, content, others, nameless } = meant;
  const offered = offeringAny(vocabulary, likely, total);
  const said = content.filter((word) => !others.includes(word));
  const inNames = said.map((word) => queryOf(word, '~')).join('&');
  const offering = { query: `${offered.query}|(${inNames})`, documents: offered.documents + least(said) };
  const areKnown = (words: readonly Word[]) => words.length > 0 && words.every(({ documents }) => documents > 0);
  return [
    ...(areKnown(nameless) ? [{ ...nameWith(nameless, said, total), weight: 1, isFull: true }] : []),
    ...(nameless.length > 1 ? [{ ...nameWithMost(nameless, said), weight: 1, isFull: false }] : []),
    ...(areKnown(others) ? [{ ...allOf([offering, ...others.map(inText)]), weight: 1, isFull: true }] : []),
    { ...offering, weight: 1, isFull: others.length === 0 },
    ...(offered.documents < DESCRIBED
      ? [{ ...allOf(content.map(inText)), weight: WEIGHTS.described, isFull: true }]
      : []),
    ...(related.size > 0
      ? [{ ...offeringAny(vocabulary, related, total), weight: WEIGHTS.related, isFull: false }]
      : []),
    ...(possible.size > 0
      ? [{ ...offeringAny(vocabulary, possible, total), weight: WEIGHTS.possible, isFull: false }]
      : []),
  ];
}

/** A word, and the services that it names. */
export interface NamedWord {
  word: Word;
  services: ReadonlySet<number>;
}

/** The ways to answer keywords that mean no service: all words, then names with all but one of them. */
export function textFilters(words: readonly NamedWord[], vocabulary: ServiceVocabulary, total: number): Filter[] {
  const conditions = words.map(({ word, services }) =>
    services.size === 0 || services.size > MOST_NAMED
      ? inText(word)
      : anyOf([inText(word), offeringAny(vocabulary, services, total)]),
  );
  const telling = conditions.filter(({ documents }) => documents <= COMMON * total);
  const filters: Filter[] = [{ ...allOf(telling.length > 0 ? telling : conditions), weight: 1, isFull: true }];
  const all = words.map(({ word }) => word);
  if (all.length > 2) filters.push({ ...nameWithMost(all, []), weight: 1, isFull: false });
  return filters;
}

const inText = (word: Word): Condition => ({ query: queryOf(word), documents: documentsWith(word) });
const inName = (word: Word): Condition => ({ query: queryOf(word, '~'), documents: documentsWith(word) });
const least = (words: readonly Word[]) => Math.min(...words.map(documentsWith));

/** Names with the words that name no service and any of the others; of words that few have, without the others. */
function nameWith(others: readonly Word[], said: readonly Word[], total: number): Condition {
  const ofName = allOf(others.map(inName));
  if (ofName.documents <= Math.max(FEW, total / 1_000) || said.length === 0) return ofName;
  return allOf([...others.map(inName), { ...anyOf(said.map(inName)), documents: total }]);
}

/** Names with all of the words but one of those that name no service: it may be a typo. */
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

/** Whether several of these must match: then no document count of the vocabulary is theirs. */
export const isJoint = (queries: readonly string[]) =>
  queries.length > 1 || queries.some((query) => query.includes(')&('));

/**
 * A filter as conditions that an index looks up one by one, the rarest first: for one query of several alternatives with
 * several others, PostgreSQL visits what any of them has.
 */
export function partsOf(condition: Condition): (string | null)[] {
  const { all = [] } = condition;
  const rarestFirst = [...all].sort((a, b) => a.documents - b.documents);
  const rare = rarestFirst.slice(0, 1 - MOST_PARTS);
  const common = rarestFirst.slice(1 - MOST_PARTS);
  const parts = all.length < 2 ? [condition] : [...(rare.length > 0 ? [allOf(rare)] : []), ...common];
  return Array.from({ length: MOST_PARTS }, (_, nth) => parts[nth]?.query ?? null);
}
