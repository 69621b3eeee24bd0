import { fold } from '#shared/fold.ts';
import type { ServiceVocabulary } from './services.ts';
import { stem } from './stem.ts';
import { findPhrases } from './units.ts';
import { type WeighedServices, weighServices } from './weighServices.ts';
import type { Word } from './words.ts';

/** The likelihood, relative to the likeliest service, from which a service counts as one of the best. */
const BEST = 0.45;

export interface ChosenServices {
  best: Set<number>;
  /** The other services, with their likelihood relative to the likeliest one. */
  others: Map<number, number>;
}

/** Chooses the likeliest services, and the others; none if it is likelier that no service is meant. */
export function chooseServices({ services, nothing }: WeighedServices): ChosenServices {
  const most = Math.max(nothing.score, ...[...services.values()].map(({ score }) => score));
  if (most === nothing.score) return { best: new Set(), others: new Map() };
  const shares = [...services].map(([id, { score }]): [number, number] => [id, Math.exp(score - most)]);
  const isBest = ([, share]: [number, number]) => share >= BEST;
  return {
    best: new Set(shares.filter(isBest).map(([id]) => id)),
    others: new Map(shares.filter((each) => !isBest(each))),
  };
}

export interface Need {
  text: string;
  words: Word[];
}

/** The maximum number of words with several needs: longer texts are sentences, whose parts are not separate needs. */
const MOST_OF_NEEDS = 7;
/** The signs and words between needs, except within a number: "90,000", "3/4". */
const CONNECTORS = /[;+&|]|[,/](?!\d)| (?:y|e|o|u|and|or|ou|et) /gi;

/**
 * Groups the words by need: "mudanzas y fletes" are two needs if each part is a phrase for services, and no phrase
 * spans both.
 */
export function findNeeds(keywords: string, words: Word[], vocabulary: ServiceVocabulary): Need[] {
  const parts = ` ${keywords} `.split(CONNECTORS).map((text): Need => {
    const lexemes = new Set(fold(text).split(' ').map(stem));
    return { text, words: words.filter(({ lexeme }) => lexemes.has(lexeme)) };
  });
  const whole = [{ text: keywords, words }];
  const isSentence = words.length > MOST_OF_NEEDS || words.some(({ isAsking }) => isAsking);
  if (parts.length < 2 || isSentence || parts.some((part) => part.words.length === 0)) return whole;
  const isWithinOne = (lexemes: string[]) =>
    parts.some((part) => lexemes.every((lexeme) => part.words.some(({ meant }) => meant === lexeme)));
  const phrases = findPhrases(
    vocabulary,
    words.map(({ meant }) => meant),
  );
  // "transporte y almacenamiento de granos" is one need: both words apply to grains
  const isPhrase = ({ text, words: own }: Need) => {
    const { services, nothing } = weighServices(text, own, vocabulary);
    return [...services.values()].some(
      ({ found, score }) => score > nothing.score && found.some(([kind]) => kind === 'name' || kind === 'synonym'),
    );
  };
  return parts.every(isPhrase) && phrases.every(isWithinOne) ? parts : whole;
}
