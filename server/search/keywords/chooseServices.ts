import { fold } from '#shared/fold.ts';
import type { ServiceVocabulary } from './services.ts';
import { stem } from './stem.ts';
import { findPhrases } from './units.ts';
import { type WeighedServices, weighServices } from './weighServices.ts';
import type { Word } from './words.ts';

/** A service is among the best, likely or possible at this likelihood relative to the likeliest. */
const BEST = 0.7;
const LIKELY = 0.5;
const POSSIBLE = 0.03;

export interface ChosenServices {
  best: Set<number>;
  /** Those and other services. */
  likely: Set<number>;
  possible: Set<number>;
}

/** The likeliest services, and others that are nearly as likely; none where it is likelier that no service is meant. */
export function chooseServices({ services, nothing, isGeneral }: WeighedServices): ChosenServices {
  const most = Math.max(nothing.score, ...[...services.values()].map(({ score }) => score));
  const atLeast = (share: number) =>
    new Set([...services].filter(([, { score }]) => Math.exp(score - most) >= share).map(([id]) => id));
  if (most === nothing.score) return { best: new Set(), likely: new Set(), possible: new Set() };
  // "truck": all who have one are an answer, the best first
  return { best: atLeast(BEST), likely: atLeast(isGeneral ? POSSIBLE : LIKELY), possible: atLeast(POSSIBLE) };
}

export interface Need {
  text: string;
  words: Word[];
}

/** More words than these are a sentence, whose parts are not needs. */
const MOST_OF_NEEDS = 7;
/** Not within a number: "90,000", "3/4". */
const CONNECTORS = /[;+&|]|[,/](?!\d)| (?:y|e|o|u|and|or|ou|et) /gi;

/** The words by need: "mudanzas y fletes" are two where each part is a phrase for services, and no phrase spans both. */
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
  // "transporte y almacenamiento de granos": grains are of both
  const isPhrase = ({ text, words: own }: Need) => {
    const { services, nothing } = weighServices(text, own, vocabulary);
    return [...services.values()].some(
      ({ found, score }) => score > nothing.score && found.some(([kind]) => kind === 'name' || kind === 'synonym'),
    );
  };
  return parts.every(isPhrase) && phrases.every(isWithinOne) ? parts : whole;
}
