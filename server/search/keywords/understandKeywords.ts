import type { Queryable } from '#server/platform/db.ts';
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { chooseServices, findNeeds, type Need } from './chooseServices.ts';
import { withoutContact } from './contact.ts';
import { correctWords, type TypedWord } from './correctWords.ts';
import { allOf, type Filter, inNames, offeringAny, partsOf, serviceFilters, textFilters, union } from './filters.ts';
import type { KnownWords } from './keywordText.ts';
import type { RouteLength } from './readPlaces.ts';
import { isServiceWord, queryOfServices, type ServiceVocabulary, serviceVocabulary } from './services.ts';
import { lexemesOf, stem } from './stem.ts';
import { substitutesFor } from './substitutes.ts';
import { areNear, findPhrases, isServiceName } from './units.ts';
import { weighServices } from './weighServices.ts';
import { mayBeWrong, namesOf, queryOf, readWord, suggest, type Word } from './words.ts';

/** A way to match keywords. */
export interface SearchFilter extends Pick<Filter, 'documents' | 'weight' | 'isFull'> {
  /** The tsqueries that must all match; null for unused ones. */
  parts: (string | null)[];
}

/** The meaning of keywords. */
export interface Understanding {
  /** The keywords that were interpreted, without contact words. */
  text: string;
  /** The ways to match the keywords, best first. */
  filters: SearchFilter[];
  /** Every word except words of requests, as a tsquery for scoring. */
  ranking: string;
  /** The condition for documents with the keywords as their name: the same words, or exactly the name. */
  name: string | null;
  /** The condition `name`, extended to names that the words misspell. */
  likelyName: string | null;
  /**
   * Whether the keywords are the complete name of a service: then, near a place, they do not mean a distant provider
   * with that name.
   */
  isServiceName: boolean;
  /** The ids of the likeliest services. */
  exact: number[];
  /** The ids of `exact` and of their best replacements. */
  likely: number[];
  /** The ids of `exact` and of all possible services, which are used if a provider offers none of `exact`. */
  services: number[];
  /** At most two sets of services. For any keywords, a service of each set must be offered near the place. */
  narrowed?: number[][];
  /** They name what no logistics firm offers, so that only names of businesses can match. */
  isOfOtherTrade: boolean;
  /** The condition for documents that offer any of the likeliest services; null for no service. */
  offered: string | null;
  /** The condition for documents that match all of several needs. */
  allNeeds: string | null;
  /** The lexemes as typed. */
  typed: string[];
  /** Every word with its corrections, for highlighting. */
  lexemes: string[];
  /** The keywords with a correction that is too uncertain to be used; null without one. */
  suggestion: (language: Language) => string | null;
}

/** Keywords with the facts of the vocabulary about their words. */
export interface KnownText {
  /** The keywords without contact words. */
  keywords: string;
  words: Word[];
  vocabulary: ServiceVocabulary;
  /** The number of all documents. */
  total: number;
  /** The length of the route that is named with them. */
  route?: RouteLength | null;
}

interface WordRow extends TypedWord {
  total: number;
  services: string;
}

/**
 * Reads the facts about keywords in one round trip, and one or two more for unknown words. Null when the keywords
 * contain no word to search, only punctuation or words such as 'de'.
 */
export async function readText(pool: Queryable, typedKeywords: string): Promise<KnownText | null> {
  const keywords = withoutContact(typedKeywords);
  const { rows } = await pool.query<WordRow>({
    name: 'search.words',
    text: 'select token, lexeme, documents, total, services from search.words($1)',
    values: [keywords],
  });
  if (rows.length === 0) return null;
  const order = fold(keywords).split(' ');
  rows.sort((a, b) => order.indexOf(a.token) - order.indexOf(b.token));
  const { total } = rows[0]!;
  const vocabulary = await serviceVocabulary(pool, rows[0]!.services);
  const corrections = await correctWords(pool, vocabulary, total, rows, rows.filter(mayBeWrong(total, vocabulary)));
  const words = rows.map((row) => readWord(row, corrections.get(row.lexeme), vocabulary));
  return { keywords, words, vocabulary, total };
}

export async function understandKeywords(pool: Queryable, keywords: string): Promise<Understanding | null> {
  const text = await readText(pool, keywords);
  return text && understand(text);
}

/** The interpretation of a text as a name. */
export type Names = Pick<Understanding, 'name' | 'likelyName' | 'isServiceName' | 'typed'>;

export function namesIn({ keywords, words, vocabulary }: KnownText): Names {
  const name = nameQuery(keywords);
  return {
    name,
    likelyName: namesOf(name, words),
    isServiceName: isServiceName(
      vocabulary,
      words.map(({ token }) => token),
    ),
    typed: words.map(({ lexeme }) => lexeme),
  };
}

/** The meaning of a text, or of a part of it; null without words. */
export function understand(text: KnownText, keywords: string = text.keywords): Understanding | null {
  const part = partOf(text, keywords);
  const { words, vocabulary, total, route = null } = part;
  if (words.length === 0) return null;
  const needs = findNeeds(keywords, words, vocabulary).map((need) => readNeed(need, vocabulary, route));
  const content = needs.flatMap((need) => need.content);
  const best = union(needs.map((need) => need.best));
  const otherMeanings = new Map(needs.flatMap((need) => [...need.others]));
  const substitutes = substitutesFor(vocabulary, best, otherMeanings, route === 'abroad');
  const isOfOtherTrade = best.size === 0 && needs.some((need) => need.isOfOtherTrade);
  const filters = isOfOtherTrade
    ? [inNames(content)]
    : best.size === 0
      ? textFilters(content, vocabulary, total)
      : serviceFilters(
          {
            best,
            substitutes,
            content,
            others: needs.flatMap((need) => need.unsaid),
            nameless: needs.flatMap((need) => need.nameless),
            named: Math.max(...needs.map((need) => need.named)),
          },
          vocabulary,
          total,
        );
  const services = [...best.union(union(substitutes.map((level) => level.services)))];
  return {
    text: keywords,
    filters: filters.map((filter) => ({
      parts: partsOf(filter),
      documents: Math.min(filter.documents, total),
      weight: filter.weight,
      isFull: filter.isFull,
    })),
    ranking: content.map((word) => queryOf(word)).join('|'),
    ...namesIn(part),
    exact: [...best],
    likely: [...best.union(substitutes[0]?.services ?? new Set<number>())],
    services,
    isOfOtherTrade,
    offered: services.length > 0 ? queryOfServices(vocabulary, best) : null,
    allNeeds: needs.length > 1 ? allOf(needs.map((need) => offeringAny(vocabulary, need.best, total))).query : null,
    lexemes: words.flatMap(({ lexemes }) => lexemes),
    suggestion: (language) => suggest(keywords, words, vocabulary, language),
  };
}

/** A text reduced to some of its words. */
export function partOf(text: KnownText, keywords: string): KnownText {
  const lexemes = new Set(fold(keywords).split(' ').map(stem));
  return { ...text, keywords, words: text.words.filter(({ lexeme }) => lexemes.has(lexeme)) };
}

/** The services of a need, and its meaningful words: words of requests count if there are no others. */
function readNeed({ text, words }: Need, vocabulary: ServiceVocabulary, route: RouteLength | null) {
  const weighed = weighServices(text, words, vocabulary, route);
  const chosen = chooseServices(weighed);
  const saidBy = (services: Iterable<number>, { meant }: Word) =>
    [...services].some((service) => weighed.said.get(service)!.has(meant));
  // "caña" has the stem of "can"
  const isAsking = (word: Word) => word.isAsking && !saidBy(chosen.best, word);
  const telling = words.filter((word) => !isAsking(word) && !/^\d{1,3}$/.test(word.token));
  const content = telling.length > 0 ? telling : words;
  return {
    ...chosen,
    isOfOtherTrade: weighed.isOfOtherTrade,
    content,
    unsaid: content.filter((word) => !saidBy(chosen.best, word)),
    nameless: content.filter((word) => !saidBy(weighed.services.keys(), word)),
    named: weighed.services.size,
  };
}

/** Facts about the words of a text that determine whether they name places. */
export function factsOf({ keywords, words, vocabulary }: KnownText): KnownWords {
  const order = fold(keywords).split(' ');
  const token = new Map(words.map((word) => [word.meant, word.token]));
  const phrases = findPhrases(
    vocabulary,
    words.map(({ meant }) => meant),
    areNear((lexeme) => order.indexOf(token.get(lexeme)!)),
  );
  const inPhrases = new Set(phrases.flat().map((lexeme) => token.get(lexeme)));
  return {
    isServiceName: (tokens) => isServiceName(vocabulary, tokens),
    isServiceWord: (item) => isServiceWord(vocabulary, item),
    isInPhrase: (item) => inPhrases.has(item),
    isKnown: (lexeme) => words.some((word) => word.lexeme === lexeme && word.documents > 0),
  };
}

/** The condition for documents whose name has the same words, or is the same; null without words. */
function nameQuery(keywords: string): string | null {
  const key = lexemesOf(keywords).sort().join(' ');
  const whole = fold(keywords);
  return whole === '' ? null : [key && `'=${key}'`, `'==${whole}'`].filter(Boolean).join('|');
}
