import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cutInTwo, type Fragment, fragmentsOf, hasOtherEnd, splitFurther } from './fragments.ts';
import { completeOf, type Spelling, spellingsOf } from './spellings.ts';

/** A number read from a text. */
export interface PhoneReading {
  /**
   * The number in E.164, with an extension as in RFC 3966: `+541145678900;ext=12`. If not recognized, the entered
   * digits.
   */
  value: string;
  /** The ISO code of the number's country; null when the number is not recognized. */
  country: string | null;
  isMobile: boolean;
  /** Whether part of the number was guessed or not recognized: staff should check it. */
  isGuess: boolean;
}

/** The use of a number, which determines whether an Argentine number is a mobile number. */
export type PhoneKind = 'any' | 'land' | 'mobile' | 'chat';

/**
 * The maximum number of spellings tried for one text, about 15 µs each: of 17,000 real texts none needed more than 25.
 */
const MOST_TRIES = 100;

interface Reader {
  country: CountryCode;
  kind: PhoneKind;
  triesLeft: number;
}

interface Found {
  number: PhoneNumber;
  isGuess: boolean;
}

/**
 * Parses the phone numbers in a text of any format: with punctuation, trunk and carrier prefixes, extensions, several
 * numbers in one field. Numbers without a country code belong to `country` (ISO). Empty without a number. Reads the
 * first 300 characters.
 */
export function parsePhones(text: string, country: string, kind: PhoneKind = 'any'): PhoneReading[] {
  const reader: Reader = { country: country as CountryCode, kind, triesLeft: MOST_TRIES };
  const readings: PhoneReading[] = [];
  let last: (Found & Pick<Fragment, 'extension'>) | null = null;
  let area = '';
  const readAlone = (fragment: Fragment) => {
    const alone = read(fragment, reader);
    const own = fragment.text.match(/^\(?(0\d{2,4})\)/)?.[1];
    const before = area;
    area = own ?? area;
    // uses the area code before the preceding number, even if that number is not complete
    const ofArea = alone || own || !before || !fragment.continues ? null : read(withArea(fragment, before), reader);
    return { fragment, alone: alone ?? ofArea };
  };
  const numbersOf = (fragment: Fragment) => {
    if (hasOtherEnd(fragment)) return splitFurther(fragment).map(readAlone);
    const complete = readAlone(fragment);
    if (isSure(complete.alone)) return [complete];
    const halves = cutInTwo(fragment).map((both) => both.map(readAlone));
    return halves.find((both) => both.every(({ alone }) => isSure(alone))) ?? splitFurther(fragment).map(readAlone);
  };
  for (const { fragment, alone } of fragmentsOf(text).flatMap(numbersOf)) {
    const isWhole = fragment.text.startsWith('+');
    const isRest: boolean | null =
      last &&
      !isWhole &&
      (fragment.continues ? !last.extension || fragment.digits.length >= 6 : fragment.digits.length >= 7);
    const found: Found | null = isSure(alone) || !last || !isRest ? alone : (readLike(last, fragment, reader) ?? alone);
    if (found) readings.push(readingOf(found, fragment));
    else if (fragment.digits.length >= 6)
      readings.push({ value: typedDigits(fragment), country: null, isMobile: false, isGuess: true });
    last = found && { ...found, extension: fragment.extension };
  }
  return readings.filter(({ value }, index) => readings.findIndex((other) => other.value === value) === index);
}

const withArea = (fragment: Fragment, area: string): Fragment => ({
  ...fragment,
  text: `${area} ${fragment.text}`,
  digits: `${area}${fragment.digits}`,
});

function read(fragment: Fragment, reader: Reader): Found | null {
  const { country, kind } = reader;
  const found =
    firstValid(spellingsOf(fragment, country, kind === 'chat'), reader, country) ?? unassigned(fragment, country);
  return found && withArgentine9(found, fragment.saysMobile ? 'mobile' : kind, fragment.text);
}

/** A number with the number of digits usual in its country, but outside all known ranges: numbering plans grow. */
function unassigned(fragment: Fragment, country: CountryCode): Found | null {
  const text = completeOf(fragment, country);
  const number = text ? parsePhoneNumberFromString(text) : undefined;
  return number?.isPossible() ? { number, isGuess: true } : null;
}

/** The second of two numbers with the same beginning, as in `4567-8900 / 01` and `(11) 4567-8900 / 15 6789 1234`. */
function readLike({ number, isGuess }: Found, fragment: Fragment, reader: Reader): Found | null {
  const { digits, continues, saysMobile } = fragment;
  const { countryCallingCode: code, nationalNumber } = number;
  const national = code === '54' ? nationalNumber.replace(/^9(?=\d{10}$)/, '') : nationalNumber;
  const isArgentineMobile = code === '54' && digits.startsWith('15');
  const spellings = isArgentineMobile
    ? [`9${national.slice(0, 12 - digits.length)}${digits.slice(2)}`]
    : [
        ...(digits.length < national.length ? [national.slice(0, -digits.length) + digits] : []),
        ...[2, 1, 3, 4].map((length) => national.slice(0, length) + digits),
      ];
  const found = firstValid(
    spellings.map((spelling) => ({ text: `+${code}${spelling}`, isGuess: isGuess || !continues })),
    reader,
  );
  return found && withArgentine9(found, saysMobile ? 'mobile' : reader.kind);
}

function isSure(found: Found | null): boolean {
  return found !== null && !found.isGuess;
}

function firstValid(spellings: Spelling[], reader: Reader, defaultCountry?: CountryCode): Found | null {
  for (const { text, isGuess } of spellings) {
    reader.triesLeft -= 1;
    if (reader.triesLeft < 0) return null;
    const number = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false });
    if (number?.isValid()) return { number, isGuess };
  }
  return null;
}

/**
 * Adds the 9 that Argentine mobile numbers have after the country code, which is often omitted. Outside Buenos Aires
 * hardly any landline begins with a 5 or 6. A typed area code is kept separate: "(0358) 450-6767" is not 03584.
 */
function withArgentine9(found: Found, kind: PhoneKind, typed = ''): Found {
  const { countryCallingCode, nationalNumber } = found.number;
  if (countryCallingCode !== '54' || !/^[1-3]\d{9}$/.test(nationalNumber)) return found;
  const [, own = ''] = typed.match(/^\(?0?(\d{2,4})\)?[ -]/) ?? [];
  const area = found.number.formatNational().split(' ')[0]!.replace(/^0/, '');
  const subscriber = nationalNumber.slice((own && nationalNumber.startsWith(own) ? own : area).length);
  if (kind === 'land' || (kind === 'any' && (area === '11' || !/^[56]/.test(subscriber)))) return found;
  const number = parsePhoneNumberFromString(`+549${nationalNumber}`);
  return number?.isValid() ? { number, isGuess: found.isGuess || kind !== 'mobile' } : found;
}

function readingOf({ number, isGuess }: Found, { extension }: Fragment): PhoneReading {
  return {
    value: `${number.number}${extension ? `;ext=${extension}` : ''}`,
    country: number.country ?? null,
    isMobile: number.getType() === 'MOBILE',
    isGuess,
  };
}

function typedDigits({ text, digits, extension }: Fragment): string {
  return `${text.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}
