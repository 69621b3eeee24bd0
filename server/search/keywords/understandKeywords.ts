import type { Queryable } from '#server/platform/db.ts';
import { fold } from '#shared/fold.ts';
import { withoutContact } from './contact.ts';
import { correctWords, type TypedWord } from './correctWords.ts';
import { filtersOf, findNeeds, groupsOf, isContent } from './groups.ts';
import { isServiceName, MANY_SERVICES } from './namedServices.ts';
import type { KnownWords } from './placeRanges.ts';
import { isQuestion, readQuestion } from './questions.ts';
import { offeringAny, relatedTo, without } from './related.ts';
import { allOf, anyOf, MAX_FILTERS, partsOf } from './relaxedFilters.ts';
import { queryOfServices, serviceVocabulary, singular } from './services.ts';
import { stem } from './stem.ts';
import { mayBeWrong, namesOf, queryOf, readWord, suggest } from './words.ts';

/** The meaning of keywords. */
export interface Understanding {
  /** The keywords without contact words: what was read. */
  text: string;
  /**
   * Filters to try in turn until one finds something, each as tsqueries that must all match (null for no more): all
   * groups; all that anybody has; all that are not guesses at a word nobody has; then ever fewer of them. Groups that more
   * than 40 % of the documents have, and words of asking, do not filter, unless there are no others. Of a long question,
   * what its words say most about. The last one is of services that stand for those.
   */
  filters: (string | null)[][];
  /** How many of them ask for all words: of services alone, those whose description has the words come second. */
  fullFilters: number;
  /** For each filter, how many documents have it at most: as many as have its rarest group. */
  filterDocuments: number[];
  /** Every word but words of asking, for scoring. */
  ranking: string;
  /** The condition for documents of that name: the same words, or the very name. */
  name: string | null;
  /** The same, and of the names that the words are typos of. */
  likelyName: string | null;
  /** They are the whole name of a service, so that near a place nobody far away is meant who has it for a name. */
  isServiceName: boolean;
  /** Services of which the very name, or another word for them, was typed; what a question is about; else the named ones. */
  exact: number[];
  /** All services that were named, and those that stand for them: they count where somebody offers none of `exact`. */
  services: number[];
  /** Sets of services, two at most: one of each must be offered near the place, whatever is typed. */
  narrowed?: number[][];
  /** The condition for documents that offer any of the services typed by name, or else of all; null for no service. */
  offered: string | null;
  /** Of several needs, what documents with all of them have. */
  allNeeds: string | null;
  /** The lexemes as they were typed. */
  typed: string[];
  /** Every word with its corrections, for highlighting. */
  lexemes: string[];
  known: KnownWords;
  /** The keywords with a correction that is too uncertain to be taken; null for none. */
  suggestion: string | null;
}

interface WordRow extends TypedWord {
  total: number;
  name: string | null;
  services: string;
}

/**
 * One round trip, and one or two more for words that nobody has. Null when the keywords hold no word to search, only
 * punctuation or words such as 'de'.
 */
export async function understandKeywords(pool: Queryable, typedKeywords: string): Promise<Understanding | null> {
  const keywords = withoutContact(typedKeywords);
  const { rows } = await pool.query<WordRow>({
    name: 'search.words',
    text: 'select token, lexeme, documents, total, name, services from search.words($1)',
    values: [keywords],
  });
  if (rows.length === 0) return null;
  const order = fold(keywords).split(' ');
  rows.sort((a, b) => order.indexOf(a.token) - order.indexOf(b.token));
  const { total, name } = rows[0]!;
  const vocabulary = await serviceVocabulary(pool, rows[0]!.services);
  const corrections = await correctWords(pool, vocabulary, total, rows, rows.filter(mayBeWrong(total, vocabulary)));
  const words = rows.map((row) => readWord(row, corrections.get(row.lexeme), vocabulary));

  const needs = findNeeds(keywords, words, vocabulary).map((need) => groupsOf(need, vocabulary, total));
  const groups = needs.flat();
  const content = groups.filter(isContent(groups));
  const named = groups.filter(({ services }) => services.length > 0);
  const few = named.filter(({ services }) => services.length < MANY_SERVICES);
  const special = few.length > 0 && needs.length === 1 ? few : named;
  const allFilters =
    needs.length > 1
      ? [anyOf(needs.map((need) => allOf(need.filter(isContent(need)).map(({ strict }) => strict)))), anyOf(special)]
      : filtersOf(content, total);
  const question = isQuestion(keywords, words) ? readQuestion(keywords, words, vocabulary, total) : null;
  const likely = new Set(question ? question.likely : special.flatMap((group) => group.services));
  const best = new Set(question ? question.best : special.flatMap((group) => group.exact));
  const asked = best.size > 0 ? best : likely;
  const alsoNamed = new Set(question ? [] : special.flatMap((group) => group.wide)).difference(asked);
  const related = relatedTo(vocabulary, asked).difference(alsoNamed);
  // those related to them count only where somebody offers none of them
  const exact = [...(best.size === 0 && related.size > 0 ? likely : best)];
  const services = [...likely.union(related)];
  const filters = [
    ...(question?.filters ?? allFilters).slice(0, MAX_FILTERS - 1),
    ...(related.size > 0 ? [without(offeringAny(vocabulary, related, total), vocabulary, alsoNamed)] : []),
  ];
  const ranked = content.flatMap((group) => group.words);
  return {
    text: keywords,
    filters: filters.map(partsOf),
    fullFilters: question
      ? Number(question.isAllOfThem)
      : content.length === 1 && allFilters[1]?.query === content[0]!.query
        ? 2
        : 1,
    filterDocuments: filters.map(({ documents }) => Math.min(documents, total)),
    ranking: ranked.map((word) => queryOf(word)).join('|'),
    name,
    likelyName: namesOf(name, words),
    isServiceName: isServiceName(
      vocabulary,
      words.map(({ token }) => token),
    ),
    exact,
    services,
    offered: services.length > 0 ? queryOfServices(vocabulary, exact.length > 0 ? exact : services) : null,
    allNeeds: !question && needs.length > 1 ? allOf(content).query : null,
    typed: words.map(({ lexeme }) => lexeme),
    lexemes: words.flatMap(({ lexemes }) => lexemes),
    known: {
      isServiceName: (tokens) => isServiceName(vocabulary, tokens),
      isServiceWord: (token) =>
        vocabulary.withLexeme.get(stem(token))?.some(({ tokens }) => tokens.has(singular(token))) ?? false,
      isKnown: (lexeme) => words.some((word) => word.lexeme === lexeme && word.documents > 0),
    },
    suggestion: suggest(keywords, words, vocabulary),
  };
}
