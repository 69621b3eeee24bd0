import type { Reader } from '#server/places/reading/reader.ts';
import type { KeywordText } from './keywordText.ts';
import { AND, ARTICLES, AT, FROM, TOWARDS } from './placeWords.ts';
import {
  BEFORE_VERB,
  BEING,
  BILLING,
  COMPANIES,
  ENDING,
  ENDS,
  ENDS_AFTER,
  GOES,
  MOVING,
  OFFICES,
  ON_THE_WAY,
  ON_THE_WAY_AFTER,
  ONE_OF_SEVERAL,
  OWNERS,
  OWNERS_AFTER,
  PART,
  REQUESTS,
  SMALL,
  STARTING,
  STARTS,
  STARTS_AFTER,
  THROUGH,
  TO_THE,
  VESSELS,
} from './routeWords.ts';

export interface Direction {
  /** The role of the place: 1 if a transport ends there, -1 if it starts there, 0 if unknown. */
  sign: -1 | 0 | 1;
  /** Whether the sign follows from a noun or a verb, rather than only from a preposition. */
  isNamed: boolean;
  /** Whether a noun or a verb states that the place is between the ends. */
  isOnTheWay: boolean;
  /** Whether only a preposition, such as "por", states that the place is between the ends. */
  isThrough: boolean;
  /** Whether the place is that of a person or a company. */
  isOwner: boolean;
  /** The position of the word that states the direction. */
  at: number;
}

/** Whether the word states that a transport starts or ends at the place after it. */
export const saysDirection = (word: string) => STARTS.test(word) || ENDS.test(word);

/** The direction of a place, according to the words around it. */
export function findDirection(text: KeywordText, from: number, to: number, { spoken }: Reader): Direction {
  const { keywords, words } = text;
  const isApart = (at: number) => /[,;.()]/.test(keywords.slice(words[at - 1]!.end, words[at]!.start));
  const found = (more: Partial<Direction>): Direction => ({
    sign: 0,
    isNamed: false,
    isOnTheWay: false,
    isThrough: false,
    isOwner: false,
    at: from,
    ...more,
  });
  const after = wordAfter(text, from, to, isApart);
  const owner = ownerBefore(words, from, isApart) ?? ownerAround(words, from, to, isApart);
  if (owner !== null) return found({ isOwner: true, at: owner });
  if (after?.sign) return found({ sign: after.sign, isNamed: true, at: after.at });
  let isOnTheWay = after !== null;
  let isThrough = false;
  // an unknown word may separate them: "para contenedor puerto de Buenaventura" may be for a container
  let isFar = false;
  let isPart = false;
  let first = from;
  for (let at = from - 1; at >= 0 && !isApart(at + 1); at--) {
    const { text: word } = words[at]!;
    // in English "a" is an article rather than a preposition
    const isArticle = ARTICLES.has(word) && (spoken === 'en' || at < from - 1);
    // "tô" is a verb in "tô em Teresina"
    const isBeing = word === 'to' && words[at + 1]!.text === 'em';
    if (FROM.has(word) || isBeing) return found({ sign: -1, at });
    if (((TOWARDS.has(word) || word === 'pa') && !isArticle && !isFar) || TO_THE.has(word)) {
      const before = words[at - 1]?.text ?? '';
      if (VESSELS.has(before)) return found({ isOnTheWay: true, at: at - 1 });
      return found({ sign: 1, isNamed: word === 'a' && spoken === 'fr' && GOES.test(before), at });
    }
    // "del" is a delivery in "pu Louisville del Columbus"
    const isEnd = ENDS.test(word) || (spoken === 'en' && word === 'del');
    if (isEnd && (isPart || ONE_OF_SEVERAL.has(words[at - 1]?.text ?? '')))
      return found({ isOnTheWay: true, at: isPart ? at : at - 1 });
    // "parada en Frías", but "estamos parados en Frías"
    if (STARTS.test(word) && !ON_THE_WAY.has(word)) return found({ sign: -1, isNamed: true, at });
    if (isEnd) return found({ sign: 1, isNamed: true, at });
    isThrough ||= THROUGH.has(word);
    isPart ||= PART.has(word);
    isFar ||= !SMALL.has(word);
    if (ON_THE_WAY.has(word)) {
      isOnTheWay = true;
      // both words count in "despacho aduanal"
      first = ON_THE_WAY.has(words[at - 1]?.text ?? '') ? at - 1 : at;
    }
    if (ON_THE_WAY.has(word) || (isFar && !SMALL.has(words[at + 1]!.text))) break;
  }
  return found({ isOnTheWay, isThrough, at: first });
}

/** The word after a place that states its direction, with sign 0 if it states that the place is between the ends. */
function wordAfter(
  { words, known }: KeywordText,
  from: number,
  to: number,
  isApart: (at: number) => boolean,
): Pick<Direction, 'sign' | 'at'> | null {
  let at = to;
  while (at < words.length && !isApart(at) && BEFORE_VERB.has(words[at]!.text)) at++;
  if (at >= words.length || isApart(at)) return null;
  const { text: word } = words[at]!;
  const next = words[at + 1]?.text ?? '';
  const isMoving = MOVING.has(word) && (TOWARDS.has(next) || TO_THE.has(next));
  const isLast = at + 1 >= words.length || isApart(at + 1) || AND.has(words[at + 1]!.text);
  const isVerb = at > to;
  // "Caruaru coleta Juazeiro do Norte entrega", but "Caruaru entrega em Recife"
  const isFirst = from === 0 && !isVerb && !isLast && !AT.has(next) && (STARTS.test(word) || ENDS.test(word));
  if (isFirst) return { sign: STARTS.test(word) ? -1 : 1, at };
  if (ON_THE_WAY_AFTER.has(word) || (isVerb && ON_THE_WAY.has(word))) return { sign: 0, at };
  // "charge" is a noun in "charge complète"
  const isStarting = STARTING.has(word) && !known.isInPhrase(word);
  if (isMoving || isStarting || (isLast && STARTS_AFTER.has(word)) || (isVerb && STARTS.test(word)))
    return { sign: -1, at };
  if (ENDING.has(word) || (isLast && ENDS_AFTER.has(word)) || (isVerb && ENDS.test(word))) return { sign: 1, at };
  return null;
}

/** The maximum number of words between a payer, or an office, and its place. */
const MOST_OF_NAME = 3;

/** The position of the word before a place that states its owner: "transportista de Sullana". */
function ownerBefore(words: KeywordText['words'], from: number, isApart: (at: number) => boolean): number | null {
  for (let at = from - 1; at >= 0 && !isApart(at + 1); at--) {
    const { text: word } = words[at]!;
    const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    // "entregar a cliente en Lima", but "se factura a empresa de Lima"
    const isGoal = before.slice(-2).some((text) => ENDS.test(text) || TOWARDS.has(text));
    if (OWNERS.test(word)) return isGoal && !before.some((text) => BILLING.test(text)) ? null : at;
    if (BEING.has(word) && words.slice(Math.max(0, at - MOST_OF_NAME), at).some(({ text }) => OFFICES.test(text)))
      continue;
    if (!SMALL.has(word) || word === 'for') return null;
  }
  return null;
}

/**
 * The position of a word further before the place, or after it, that states its owner: "paga petrolera de Plottier", "a
 * NYC company".
 */
function ownerAround(
  words: KeywordText['words'],
  from: number,
  to: number,
  isApart: (at: number) => boolean,
): number | null {
  const after = to < words.length && !isApart(to) ? words[to]!.text : '';
  if (OWNERS_AFTER.has(after)) return from;
  const before = words[from - 1]?.text ?? '';
  if (COMPANIES.test(before) && REQUESTS.has(after)) return from - 1;
  for (let at = from - 1; at >= Math.max(0, from - 1 - MOST_OF_NAME) && !isApart(at + 1); at--) {
    const { text } = words[at]!;
    if (BILLING.test(text)) return at;
    if (/\d/.test(text)) return null;
  }
  return null;
}

/** The sign of a direction; 0 if the word belongs to a place that ends before `floor`. */
export const signAfter = ({ sign, at }: Direction, floor: number) => (at < floor ? 0 : sign);
