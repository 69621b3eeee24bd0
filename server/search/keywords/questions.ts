import { fold } from '#shared/fold.ts';
import { findJoined, findPhrases, MANY_SERVICES, type NamedServices, readUnit } from './namedServices.ts';
import { offeringAny } from './related.ts';
import type { Filter } from './relaxedFilters.ts';
import { weightInSentence, withoutAsker } from './sentences.ts';
import { type ServiceVocabulary, singular } from './services.ts';
import type { Word } from './words.ts';

/** The subject of a long question. */
export interface Question {
  /** The services that its words say most about. */
  best: Set<number>;
  /** Those, and others about which they say much. */
  likely: Set<number>;
  /** Every word that is not of asking says something about the likely ones. */
  isAllOfThem: boolean;
  filters: Filter[];
}

/** So many words, with one of asking among them or more than these, are a question rather than a name or a service. */
const LEAST_WORDS = 6;
const LEAST_CONTENT = 5;
/** The weight of a word that is only a part of the name of a service, beside its whole name. */
const PART_OF_NAME = 0.3;
/** The weight of two adjacent words that are parts of the same few names, as "armazenagem refrigerada". */
const PARTS_OF_NAME = 0.6;
/** The most services that such a pair names. */
const MOST_OF_PAIR = 6;
/** The first words most often name the service, and the rest its details. */
const FIRST = 1.4;
/** The weight of a word that is taken for a typo. */
const CORRECTED = 0.6;
/** The share of what is said about the best service that the best ones have, the likely ones, and those of the same kind. */
const BEST = 0.88;
const LIKELY = 0.75;
const SAME_KIND = 0.4;

/** Whether people ask in a sentence. */
export function isQuestion(keywords: string, typed: readonly Word[]): boolean {
  const isContent = ({ isAsking, token }: Word) => !isAsking && !/\d/.test(token);
  const content = typed.filter(isContent).length;
  const isLong = fold(keywords).trim().split(' ').length >= LEAST_WORDS;
  return isLong && (typed.some(({ isAsking }) => isAsking) || content > LEAST_CONTENT);
}

/**
 * The services that a long question is about. Each of its words and phrases says the more about a service the fewer services
 * it names, and most where it is a whole name; words that follow each other add up. Null when it names none.
 */
export function readQuestion(
  keywords: string,
  all: readonly Word[],
  vocabulary: ServiceVocabulary,
  total: number,
): Question | null {
  const order = fold(keywords).trim().split(' ');
  const typed = withoutAsker(order, all);
  const positions = new Map(typed.map(({ token, meant }) => [meant, order.indexOf(token)]));
  const tokens = new Map(typed.map(({ meant, token }) => [meant, singular(token)]));
  const byLexeme = new Map(typed.map((word) => [word.meant, word]));
  const position = (lexeme: string) => positions.get(lexeme)!;
  const isNear = (lexemes: readonly string[]) => {
    const at = lexemes.map(position);
    return Math.max(...at) - Math.min(...at) <= 2 * (lexemes.length - 1) + 1;
  };
  const joined = findJoined(vocabulary, typed);
  const phrases = findPhrases(
    vocabulary,
    typed.map(({ meant }) => meant),
    isNear,
  );
  const content = typed.filter(({ isAsking, token }) => !isAsking && token.length > 1 && !/^\d+$/.test(token));
  const taken = new Set([...phrases, ...joined.map(({ lexemes }) => lexemes)].flat());
  const single = content.filter(({ meant }) => !taken.has(meant));
  const units = [
    ...joined,
    ...[...phrases, ...single.map(({ meant }) => [meant])].map((lexemes) => readUnit(vocabulary, lexemes, tokens)),
  ];
  const weightOf = (lexeme: string) => {
    const { token, lexeme: own } = byLexeme.get(lexeme)!;
    const isCorrected = own !== lexeme;
    return weightInSentence(order, token) * (isCorrected ? CORRECTED : 1);
  };
  const specificity = (services: ReadonlySet<number>) =>
    Math.max(0, 1 - Math.log(services.size) / Math.log(vocabulary.documents.size));

  const said = new Map<number, Map<string, number>>();
  const say = (service: number, lexeme: string, value: number) => {
    const ofService = said.get(service) ?? new Map<string, number>();
    ofService.set(lexeme, Math.max(ofService.get(lexeme) ?? 0, value));
    said.set(service, ofService);
  };
  const isSpecial = ({ exact }: NamedServices) => exact.size > 0 && exact.size < MANY_SERVICES;
  const first = Math.min(...units.filter(isSpecial).flatMap(({ lexemes }) => lexemes.map(position)));
  const pairs = content.slice(1).flatMap((word, at) => pairOf(units, content[at]!, word, order));
  for (const { lexemes, services } of pairs)
    for (const lexeme of lexemes)
      for (const service of services) say(service, lexeme, PARTS_OF_NAME * specificity(services) * weightOf(lexeme));
  for (const { lexemes, exact, wide } of units) {
    const isFirst = lexemes.some((lexeme) => position(lexeme) === first);
    for (const lexeme of lexemes) {
      const weight = weightOf(lexeme) * (isFirst ? FIRST : 1);
      for (const service of exact) say(service, lexeme, specificity(exact) * weight);
      for (const service of wide.difference(exact)) say(service, lexeme, PART_OF_NAME * specificity(wide) * weight);
    }
  }
  const scores = [...said]
    .map(([service, values]) => ({ service, score: [...values.values()].reduce((sum, value) => sum + value, 0) }))
    .filter(({ score }) => score > 0);
  if (scores.length === 0) return null;
  const most = Math.max(...scores.map(({ score }) => score));
  const atLeast = (share: number) =>
    new Set(scores.filter(({ score }) => score >= share * most).map(({ service }) => service));
  const best = atLeast(BEST);
  const kindOf = (service: number) => vocabulary.subcategories.get(service);
  const kinds = new Set([...best].map(kindOf));
  const isNamed = (service: number) => units.some(({ exact }) => exact.has(service));
  const likely = best
    .union(new Set([...atLeast(LIKELY)].filter(isNamed)))
    .union(new Set([...atLeast(SAME_KIND)].filter((one) => kinds.has(kindOf(one)))));
  const isSaid = (word: Word) => [...likely].some((service) => said.get(service)!.has(word.meant));
  const filters = [offeringAny(vocabulary, best, total)];
  if (likely.size > best.size) filters.push(offeringAny(vocabulary, likely, total));
  return { best, likely, isAllOfThem: content.every(isSaid), filters };
}

/** The few services of whose names two neighbouring words are parts. */
function pairOf(units: readonly NamedServices[], one: Word, other: Word, order: readonly string[]) {
  if (order.indexOf(other.token) - order.indexOf(one.token) > 2) return [];
  const ofWord = ({ meant }: Word) => units.find(({ lexemes }) => lexemes.length === 1 && lexemes[0] === meant)?.wide;
  const [first, second] = [ofWord(one), ofWord(other)];
  const services = first && second ? first.intersection(second) : new Set<number>();
  if (services.size === 0 || services.size > MOST_OF_PAIR) return [];
  return [{ lexemes: [one.meant, other.meant], services }];
}
