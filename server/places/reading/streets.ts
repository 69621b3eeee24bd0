import { isNumber, NO_NUMBER, type Token } from './tokens.ts';
import { isParticle, STREET_AFTER, STREET_BEFORE, STREET_BEFORE_NUMBER, UNIT } from './vocabulary.ts';

/** The likelihood that a token belongs to a street, number or unit rather than to the name of a place. */
export const FREE = 0;
const MAYBE_STREET = 1;
export const STREET = 2;

const NAME_WORDS = 6;
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'north', 'south', 'east', 'west', 'o']);

/**
 * Classifies each token by that likelihood. "Calle Lima 450, Lima" is a street and a city; "Federal Way" is a city if
 * `isName` returns true.
 */
export function findStreets(tokens: readonly Token[], isName: (name: string) => boolean): Uint8Array {
  const found = new Uint8Array(tokens.length);
  const mark = (from: number, to: number, as = STREET) => {
    for (let at = from; at < to; at++) found[at] = Math.max(found[at]!, as);
  };
  for (let from = 0; from < tokens.length; ) {
    let end = from;
    while (end < tokens.length && tokens[end]!.segment === tokens[from]!.segment) end++;
    const isWhole = from === 0 && end === tokens.length;
    markNumbered(tokens, from, end, isWhole, isName, mark);
    markByNumbers(tokens, from, end, mark);
    const isPlace = isName(textOf(tokens, from, end));
    if (isNumber(tokens[from]!.text) || !isPlace) markStreetAfter(tokens, from, end, isName, mark);
    for (let at = from; at < end; at++) {
      const { text } = tokens[at]!;
      const next = at + 1 < end ? tokens[at + 1]!.text : '';
      if (UNIT.has(text) && (isNumber(next) || next.length === 1)) mark(at, at + 2);
      else if (found[at] === STREET) continue;
      else if (STREET_BEFORE.has(text) && !(isPlace && at === from) && (next !== '' || (isWhole && !isName(text))))
        markStreetBefore(tokens, at, end, mark);
      else if (STREET_BEFORE_NUMBER.has(text) && isNumber(next)) mark(at, at + 2);
    }
    from = end;
  }
  return found;
}

type Mark = (from: number, to: number, as?: number) => void;

/**
 * Marks "Av. Corrientes 1234", "Carrera 7 # 71-21" or "Rua Paraná" up to the numbers; without numbers, only the first
 * name is certain.
 */
function markStreetBefore(tokens: readonly Token[], at: number, end: number, mark: Mark): void {
  // a number before the word, as in "1000 rue Sherbrooke"
  const before = tokens[at - 1];
  if (before && before.segment === tokens[at]!.segment && isNumber(before.text)) mark(at - 1, at);
  let name = at + 1;
  while (name < end && (isParticle(tokens[name]!.text) || STREET_BEFORE.has(tokens[name]!.text))) name++;
  let number = name;
  while (number < end && number < name + NAME_WORDS && !isNumber(tokens[number]!.text)) number++;
  if (number < end && isNumber(tokens[number]!.text)) {
    let after = number;
    while (after < end && after <= number + 3 && isHouseNumber(tokens[after]!.text, after === number)) after++;
    mark(at, after);
  } else if (number === end && end < tokens.length && /^\d{1,5}[a-z]?$/.test(tokens[end]!.text)) {
    // a number after a comma, as in "Rua Oscar Freire, 379"
    mark(at, end + 1);
  } else {
    mark(at, Math.min(name + 1, end));
    mark(name + 1, Math.min(name + 3, end), MAYBE_STREET);
  }
}

function isHouseNumber(text: string, isFirst: boolean): boolean {
  return isFirst || /^\d{1,4}[a-z]?$/.test(text) || /^(no|nro|num|bis)$/.test(text);
}

/**
 * Marks "Insurgentes Sur 1602" with more text after it, which is probably a street, unless the number is part of a
 * name, as in "zona 12".
 */
function markNumbered(
  tokens: readonly Token[],
  from: number,
  end: number,
  isWhole: boolean,
  isName: (name: string) => boolean,
  mark: Mark,
): void {
  const number = tokens.findIndex(({ text }, at) => at > from && at < end && /^\d{1,4}[a-z]?$/.test(text));
  if (number > from && isName(`${tokens[number - 1]!.text} ${tokens[number]!.text}`)) return;
  if (number > from && !(isWhole && number === end - 1)) mark(from, number, MAYBE_STREET);
}

const CODE_OF_ARGENTINA = /^[a-z]\d{4}[a-z]{3}$/;
const DISTANCE = /^\d{1,4}(m|mts|mt|metros)$/;
const NEIGHBOURHOOD = new Set(['b', 'barrio', 'bairro']);

/** Marks words next to parts that only streets have: a missing number, a flat, a distance, a block. */
function markByNumbers(tokens: readonly Token[], from: number, end: number, mark: Mark): void {
  for (let at = from; at < end; at++) {
    const { text } = tokens[at]!;
    const isLast = at === end - 1;
    // "TITANITA SN, Goiânia" has no number, unlike "Sn Juan" and "Calle 5 Sn Luis"
    if (text === NO_NUMBER || (text === 'sn' && isLast && at > from)) mark(from, at + 1);
    // a letter next to a number, as in "1048 4°F" and "M:28 C:32"
    if (text.length === 1 && /[a-z]/.test(text) && (isNumberAt(tokens, at - 1, from) || isNumberAt(tokens, at + 1, 0)))
      mark(at, at + 1);
    // the name of a street before a postal code, as in "Estación Norte A4421XAU El Carril"
    if (CODE_OF_ARGENTINA.test(text) && at > from && !isLast) mark(from, at, MAYBE_STREET);
    // a distance from a landmark, as in "200m norte del ICE, San Pedro"
    if (at === from && DISTANCE.test(text) && end < tokens.length) mark(from, end);
    // the name of a neighborhood, as in "B° Grand Bourg (4400) Salta"
    if (NEIGHBOURHOOD.has(text) && !isLast && end < tokens.length) mark(at + 1, end, MAYBE_STREET);
  }
}

const isNumberAt = (tokens: readonly Token[], at: number, from: number) =>
  at >= from && isNumber(tokens[at]?.text ?? '');

const textOf = (tokens: readonly Token[], from: number, end: number) =>
  tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');

/** Marks "1200 Main St", "4501 S Loop 289" or "Main Street" through the word for the street and its suffixes. */
function markStreetAfter(
  tokens: readonly Token[],
  from: number,
  end: number,
  isName: (name: string) => boolean,
  mark: Mark,
): void {
  const hasNumber = isNumber(tokens[from]!.text);
  for (let at = from + 1; at < end && at <= from + NAME_WORDS; at++) {
    const { text } = tokens[at]!;
    if (!STREET_AFTER.has(text) || (at === from + 1 && hasNumber && end > at + 1 && text === 'st')) continue;
    const endsSegment = at === end - 1;
    // "Bridgeport CT" is not a court, nor is "Castries St Lucia" a street
    if (text === 'ct' && isName(textOf(tokens, from, at))) continue;
    if (!hasNumber && isName(textOf(tokens, at, end))) continue;
    if (!hasNumber && !endsSegment) {
      // the word for a street within a name, as in "Pacific Highway crossing"
      mark(at - 1, at + 1, MAYBE_STREET);
      continue;
    }
    let after = at + 1;
    while (after < end && after <= at + 3 && isOfStreet(tokens[after]!.text)) after++;
    mark(from, after);
    return;
  }
  // "1500 Broadway": probably a street, when the number is too short for a postal code
  if (hasNumber && tokens[from]!.text.length < 4 && end > from + 1) mark(from, Math.min(end, from + 4), MAYBE_STREET);
}

const isOfStreet = (text: string) => DIRECTIONS.has(text) || /^\d{1,4}[a-z]?$/.test(text);
