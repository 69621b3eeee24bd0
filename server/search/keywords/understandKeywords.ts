import type { Queryable } from '#server/platform/db.ts';
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { chooseServices, findNeeds, type Need } from './chooseServices.ts';
import { withoutContact } from './contact.ts';
import { correctWords, type TypedWord } from './correctWords.ts';
import { allOf, type Filter, offeringAny, partsOf, serviceFilters, textFilters } from './filters.ts';
import { relatedTo, siblingsOf } from './related.ts';
import { isServiceWord, queryOfServices, type ServiceVocabulary, serviceVocabulary } from './services.ts';
import type { KnownWords } from './spans.ts';
import { lexemesOf, stem } from './stem.ts';
import { areNear, findPhrases, isServiceName } from './units.ts';
import { weighServices } from './weighServices.ts';
import { mayBeWrong, namesOf, queryOf, readWord, suggest, type Word } from './words.ts';

/** A way to answer keywords. */
export interface SearchFilter extends Pick<Filter, 'documents' | 'weight' | 'isFull'> {
  /** Tsqueries that all must match; null for no more. */
  parts: (string | null)[];
}

/** The meaning of keywords. */
export interface Understanding {
  /** The keywords that were read, without contact words. */
  text: string;
  /** The ways to answer them, best first. */
  filters: SearchFilter[];
  /** Every word but words of asking, for scoring. */
  ranking: string;
  /** The condition for documents of that name: the same words, or the very name. */
  name: string | null;
  /** The same, and of the names that the words are typos of. */
  likelyName: string | null;
  /** They are the complete name of a service, so that near a place a distant provider of that name is not meant. */
  isServiceName: boolean;
  /** The likeliest services. */
  exact: number[];
  /** All likely ones, and their replacements. */
  likely: number[];
  /** Those of `exact` and all possible services: they count if a provider offers none of `exact`. */
  services: number[];
  /** Sets of services, two at most: one of each must be offered near the place, for any keywords. */
  narrowed?: number[][];
  /** The condition for documents that offer any of the likeliest services; null for no service. */
  offered: string | null;
  /** With several needs, a condition that documents with all of them match. */
  allNeeds: string | null;
  /** The lexemes as they were typed. */
  typed: string[];
  /** Every word with its corrections, for highlighting. */
  lexemes: string[];
  /** The keywords with a correction that is too uncertain to be taken; null for none. */
  suggestion: (language: Language) => string | null;
}

/** Keywords with the facts of the vocabulary about their words. */
export interface KnownText {
  /** Without contact words. */
  keywords: string;
  words: Word[];
  vocabulary: ServiceVocabulary;
  /** The number of documents. */
  total: number;
  /** Places of two countries are named. */
  isAbroad?: boolean;
  /** Lexemes of a destination: they rank, and no provider must have them. */
  goal?: ReadonlySet<string>;
}

interface WordRow extends TypedWord {
  total: number;
  services: string;
}

/**
 * One round trip, and one or two more for unknown words. Null when the keywords contain no word to search, only
 * punctuation or words such as 'de'.
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

/** The need in a text, or in a part of it; null without words. */
export function understand(text: KnownText, keywords: string = text.keywords): Understanding | null {
  const { words, vocabulary, total, isAbroad = false, goal = new Set() } = partOf(text, keywords);
  if (words.length === 0) return null;
  const name = nameQuery(keywords);
  const others = words.filter(({ lexeme }) => !goal.has(lexeme));
  const asked = others.length > 0 ? others : words;
  const needs = findNeeds(keywords, asked, vocabulary).map((need) => readNeed(need, vocabulary, isAbroad));
  const content = needs.flatMap((need) => need.content);
  const union = (sets: Set<number>[]) => sets.reduce((all, set) => all.union(set), new Set<number>());
  const best = union(needs.map((need) => need.best));
  const likely = union(needs.map((need) => need.likely));
  const related = relatedTo(vocabulary, best).difference(likely);
  const possible = union([...needs.map((need) => need.possible), siblingsOf(vocabulary, best)])
    .difference(likely)
    .difference(related);
  const filters =
    likely.size === 0
      ? textFilters(
          needs.flatMap((need) => need.named),
          vocabulary,
          total,
        )
      : serviceFilters(
          {
            likely,
            related,
            possible,
            content,
            others: needs.flatMap((need) => need.others),
            nameless: needs.flatMap((need) => need.nameless),
          },
          vocabulary,
          total,
        );
  const services = [...likely.union(related).union(possible)];
  return {
    text: keywords,
    filters: filters.map((filter) => ({
      parts: partsOf(filter),
      documents: Math.min(filter.documents, total),
      weight: filter.weight,
      isFull: filter.isFull,
    })),
    ranking: [...content, ...words.filter((word) => !asked.includes(word))].map((word) => queryOf(word)).join('|'),
    name,
    likelyName: namesOf(name, words),
    isServiceName: isServiceName(
      vocabulary,
      words.map(({ token }) => token),
    ),
    exact: [...best],
    likely: [...likely.union(related)],
    services,
    offered: services.length > 0 ? queryOfServices(vocabulary, best) : null,
    allNeeds: needs.length > 1 ? allOf(needs.map((need) => offeringAny(vocabulary, need.likely, total))).query : null,
    typed: words.map(({ lexeme }) => lexeme),
    lexemes: words.flatMap(({ lexemes }) => lexemes),
    suggestion: (language) => suggest(keywords, words, vocabulary, language),
  };
}

/** A text with some of its words. */
export function partOf(text: KnownText, keywords: string): KnownText {
  const lexemes = new Set(fold(keywords).split(' ').map(stem));
  return { ...text, keywords, words: text.words.filter(({ lexeme }) => lexemes.has(lexeme)) };
}

/** The services that a need means, and its words that say something: those of asking do where there are no others. */
function readNeed({ text, words }: Need, vocabulary: ServiceVocabulary, isAbroad: boolean) {
  const weighed = weighServices(text, words, vocabulary, isAbroad);
  const chosen = chooseServices(weighed);
  const telling = words.filter(({ isAsking, token }) => !isAsking && !/^\d{1,3}$/.test(token));
  const content = telling.length > 0 ? telling : words;
  const saidBy = (services: Iterable<number>, { meant }: Word) =>
    [...services].some((service) => weighed.said.get(service)!.has(meant));
  const named = content.map((word) => ({
    word,
    services: new Set([...weighed.services.keys()].filter((service) => saidBy([service], word))),
  }));
  return {
    ...chosen,
    content,
    others: content.filter((word) => !saidBy(chosen.likely, word)),
    nameless: named.filter(({ services }) => services.size === 0).map(({ word }) => word),
    named,
  };
}

/** The facts about the words of a text that tell whether they name places. */
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

/** Documents whose name has the same words, or is the same; null without words. */
function nameQuery(keywords: string): string | null {
  const key = lexemesOf(keywords).sort().join(' ');
  const whole = fold(keywords);
  return whole === '' ? null : [key && `'=${key}'`, `'==${whole}'`].filter(Boolean).join('|');
}
