import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import type { Fragment } from './fragments.ts';

export interface Spelling {
  text: string;
  isGuess: boolean;
}

type Rule = [pattern: RegExp, replacement: string, guess?: 'guess'];

/** National notations that are outdated or understood only locally. libphonenumber reads all other notations. */
const WITHIN: Record<string, Rule[]> = {
  // eight digits are dialed only within Buenos Aires, and 15 replaces the 9 of a mobile number
  AR: [
    [/^0?15([2-7]\d{7})$/, '911$1', 'guess'],
    [/^([4-6]\d{7})$/, '11$1', 'guess'],
  ],
  // mobile numbers have had a ninth digit since 2016
  BR: [[/^(?:0(?:\d\d)?)?([1-9]\d)([6-9]\d{7})$/, '$19$2']],
  CL: [
    [/^09([4-9]\d{7})$/, '9$1'],
    [/^0?2([2-9]\d{6})$/, '22$1', 'guess'],
  ],
  // prefixes that are no longer dialed
  MX: [[/^(?:01|044|045)(\d{10})$/, '$1']],
};

/** Outdated numbers, with or without a country code: Colombian landlines have begun with 60 since 2021. */
const OUTDATED: Record<string, RegExp> = { CO: /^(?:57)?0?3?([1-8][2-9]\d{6})$/ };

/**
 * The format of complete mobile numbers, and of all numbers where the numbering plan is simple. By country, without the
 * trunk prefix.
 */
const COMPLETE: Record<string, RegExp> = {
  BO: /^[67]\d{7}$/,
  BR: /^[1-9]\d9\d{8}$/,
  CL: /^9\d{8}$/,
  CO: /^3\d{9}$/,
  CR: /^[24-8]\d{7}$/,
  EC: /^9\d{8}$/,
  GT: /^[2-7]\d{7}$/,
  HN: /^[2389]\d{7}$/,
  MX: /^[2-9]\d{9}$/,
  NI: /^[2578]\d{7}$/,
  PE: /^9\d{8}$/,
  PY: /^9\d{8}$/,
  SV: /^[267]\d{7}$/,
  UY: /^9\d{7}$/,
  VE: /^4\d{9}$/,
};
/** An Argentine mobile number, recognized by a 15 after its area code, or by a 9 before it. */
const ARGENTINE = /^\(?0?(\d{2,4})\)?[ .-]*15[ .-]*(\d[\d .-]{5,10})$|^\+?(?:54)[ .-]*9[ .-]*([\d .-]{10,14})$/;

/** The number with its country code, if it has as many digits as numbers of the country have; otherwise null. */
export function completeOf({ text, digits }: Fragment, country: CountryCode): string | null {
  const code = getCountryCallingCode(country);
  if (country === 'AR') {
    const [, area = '', rest = '', whole = area + rest] = text.match(ARGENTINE) ?? [];
    const national = whole.replace(/\D/g, '');
    return national.length === 10 ? `+549${national}` : null;
  }
  const bare = [digits, digits.replace(/^0/, ''), digits.startsWith(code) ? digits.slice(code.length) : ''];
  const national = bare.find((one) => COMPLETE[country]?.test(one));
  return national ? `+${code}${national}` : null;
}

/**
 * Mobile numbers without a leading digit: eight digits that are used for chats are a Chilean mobile number without its
 * 9.
 */
const CHAT: Record<string, Rule[]> = { CL: [[/^([4-9]\d{7})$/, '9$1', 'guess']] };

/** Countries whose carriers also work in other countries, where their numbers are often entered without a plus sign. */
const AMERICAS = 'US AR BO BR CL CO CR CU EC GT HN MX NI PA PE PY SV UY VE'.split(' ') as CountryCode[];

/** All numbers that a fragment may represent, the most likely first. */
export function spellingsOf({ text, digits }: Fragment, country: CountryCode, isChat: boolean): Spelling[] {
  const code = getCountryCallingCode(country);
  const sure = (spelling: string) => ({ text: spelling, isGuess: false });
  const [, outdated] = (OUTDATED[country] && digits.match(OUTDATED[country])) ?? [];
  if (outdated) return [sure(`+${code}60${outdated}`)];
  const international = /^\(?\s*\+/.test(text) ? digits : internationalDigits(digits, code);
  if (international !== null)
    return [sure(`+${international}`), ...AMERICAS.flatMap((other) => afterCode(international, other, isChat))];
  return [
    sure(text),
    ...within(digits, country, isChat),
    ...(/^0[1-9]/.test(digits) ? [sure(`+${code}${digits.slice(1)}`)] : []),
    ...afterCode(digits.startsWith(`0${code}`) ? digits.slice(1) : digits, country, isChat),
    ...AMERICAS.filter((other) => other !== country && digits.length >= 11).flatMap((other) =>
      afterCode(digits, other, isChat).map((spelling) => ({ ...spelling, isGuess: true })),
    ),
  ];
}

/**
 * The digits after the international prefix; null without a prefix. In countries with the prefix 011, no area code
 * begins with 0.
 */
function internationalDigits(digits: string, code: string): string | null {
  const prefix = code === '1' ? /^(?:011|00)(?=[1-9])/ : /^00(?=[1-9])/;
  return prefix.test(digits) ? digits.replace(prefix, '') : null;
}

function within(digits: string, country: CountryCode, isChat: boolean): Spelling[] {
  const code = getCountryCallingCode(country);
  return [...(WITHIN[country] ?? []), ...((isChat && CHAT[country]) || [])]
    .filter(([pattern]) => pattern.test(digits))
    .map(([pattern, national, guess]) => ({
      text: `+${code}${digits.replace(pattern, national)}`,
      isGuess: guess !== undefined,
    }));
}

/**
 * The spellings of digits that begin with the country code: the rest may contain a trunk prefix, or the country code
 * again.
 */
function afterCode(digits: string, country: CountryCode, isChat: boolean): Spelling[] {
  const code = getCountryCallingCode(country);
  if (!digits.startsWith(code)) return [];
  const rest = digits.slice(code.length);
  const twice = rest.startsWith(code) && { text: `+${rest}`, isGuess: true };
  // an Argentine 9 in addition to a trunk prefix or a 15, and a Mexican 1 that is no longer dialed
  const previous = { AR: /^9(?=\d{11})/, MX: /^1(?=\d{10}$)/ }[country as string];
  const current = previous?.test(rest) && { text: `+${code}${rest.replace(previous, '')}`, isGuess: false };
  return [{ text: `+${digits}`, isGuess: false }, ...within(rest, country, isChat), current, twice].filter(
    (spelling) => typeof spelling === 'object',
  );
}
