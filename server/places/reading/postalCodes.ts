import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';
import type { Token } from './tokens.ts';
import { POSTAL_LABEL } from './vocabulary.ts';

/** A meaning of a range of tokens as a postal code of one country. */
export interface PostalReading {
  start: number;
  end: number;
  countryCode: string;
  /** The name of the region, as in the places; empty when only the operator's codes contain this code. */
  region: string;
  city: string | null;
  /** The id of the city, when the operator's codes contain this code. */
  cityId: number | null;
  /** Whether only this country uses such codes, or the text names the country of the code. */
  isSure: boolean;
  /** Whether the text is only the beginning of a code. */
  isPartial: boolean;
}

/** Codes loaded by the operator: returns the city's id by country and code; null when unknown. */
export type OwnCodes = (countryCode: string, code: string) => number | null;

/**
 * Formats of complete codes, by country: digits and letters as in
 * https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions
 */
const FORMATS: Record<string, RegExp> = {
  US: /^\d{5}(\d{4})?$/,
  PR: /^00[679]\d{2}(\d{4})?$/,
  VI: /^008\d{2}(\d{4})?$/,
  CA: /^[a-z]\d[a-z](\d[a-z]\d)?$/,
  MX: /^\d{5}$/,
  BR: /^\d{8}$|^\d{5}$/,
  AR: /^\d{4}$|^[a-z]\d{4}([a-z]{3})?$/,
  CL: /^\d{7}$/,
  CO: /^\d{6}$/,
  PE: /^\d{5}$/,
  EC: /^(ec)?\d{6}$/,
  UY: /^\d{5}$/,
  PY: /^\d{6}$|^\d{4}$/,
  BO: /^\d{4}$/,
  VE: /^\d{4}[a-z]?$/,
  CR: /^\d{5}$/,
  PA: /^\d{4}$/,
  GT: /^\d{5}$/,
  HN: /^(\d{5}|[a-z]{2}\d{4})$/,
  SV: /^(cp)?\d{4}$/,
  NI: /^\d{5}$/,
  DO: /^\d{5}$/,
  CU: /^\d{5}$/,
  HT: /^(ht)?\d{4}$/,
  JM: /^jm[a-z]{3}\d{2}$/,
  TT: /^\d{6}$/,
  BB: /^bb\d{5}$/,
  GF: /^973\d{2}$/,
  GP: /^97[17]\d{2}$/,
  MQ: /^972\d{2}$/,
};
/** Two tokens that form one code: '01310-100', 'H3G 3C4', '79414-1234', '832 0000'. */
const PAIRS: [RegExp, RegExp, country: string][] = [
  [/^\d{5}$/, /^\d{3}$/, 'BR'],
  [/^\d{5}$/, /^\d{4}$/, 'US'],
  [/^[a-z]\d[a-z]$/, /^\d[a-z]\d$/, 'CA'],
  [/^\d{3}$/, /^\d{4}$/, 'CL'],
];
/** Formats that only one country uses. */
const SURE = /^\d{8}$|^[a-z]\d[a-z](\d[a-z]\d)?$|^[a-z]\d{4}([a-z]{3})?$|^[a-z]{2,3}\d{2,6}$/;
const LABELS: Record<string, string[]> = { cep: ['BR'], zip: ['US', 'PR', 'VI'] };

/** All possible postal codes in the text, each once for each country whose table has its prefix. */
export function findPostalCodes(tokens: readonly Token[], ownCodes: OwnCodes): PostalReading[] {
  const found: PostalReading[] = [];
  tokens.forEach(({ text, segment }, at) => {
    if (!/\d/.test(text)) return;
    const label = labelBefore(tokens, at);
    const next = tokens[at + 1];
    const pair = next?.segment === segment && PAIRS.find(([a, b]) => a.test(text) && b.test(next.text));
    // three and four digits are a code of Chile only after a label, or as the whole text
    if (pair && (pair[2] !== 'CL' || label || tokens.length === 2)) {
      found.push(...read(pair[2], pair[2] === 'US' ? text : text + next.text, at, at + 2, true, ownCodes));
      return;
    }
    const before = tokens[at - 1];
    if (before?.segment === segment && PAIRS.some(([a, b]) => a.test(before.text) && b.test(text))) return;
    for (const [country, format] of Object.entries(FORMATS)) {
      if (label && LABELS[label] ? !LABELS[label].includes(country) : label === 'cp' && country === 'US') continue;
      if (format.test(text))
        found.push(...read(country, text, at, at + 1, SURE.test(text) || label === 'cep', ownCodes));
    }
  });
  if (tokens.length > 1) return found;
  const others = beginnings(tokens[0]!.text).filter(
    (beginning) => !found.some((whole) => whole.countryCode === beginning.countryCode),
  );
  return [...found, ...others];
}

function labelBefore(tokens: readonly Token[], at: number): string | null {
  const before = tokens.slice(Math.max(0, at - 3), at).filter(({ segment }) => segment >= tokens[at]!.segment - 1);
  return before.findLast(({ text }) => POSTAL_LABEL.has(text))?.text ?? null;
}

function read(
  countryCode: string,
  code: string,
  start: number,
  end: number,
  isSure: boolean,
  ownCodes: OwnCodes,
): PostalReading[] {
  const plain = code.replace(/^(ec|cp|ht|jm|bb)(?=[a-z]*\d)/, '');
  const cityId = ownCodes(countryCode, plain);
  const best = longestEntry(countryCode, plain);
  if (!best)
    return cityId === null
      ? []
      : [{ start, end, countryCode, region: '', city: null, cityId, isSure, isPartial: false }];
  const city = best.city ?? cityOfDigits(countryCode, plain, best.region);
  return [{ start, end, countryCode, region: best.region, city, cityId, isSure, isPartial: false }];
}

function longestEntry(countryCode: string, code: string): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of entriesOf(countryCode)) {
    const beginning = code.slice(0, entry.from.length);
    if (entry.from <= beginning && beginning <= entry.to && beginning.length === entry.from.length)
      if (!best || entry.from.length > best.from.length) best = entry;
  }
  return best;
}

/**
 * The city of the digits in 'B8000' or 'C1425BGH', the codes of Argentina since 1998: the letter is the province, and
 * the digits are the previous code.
 */
function cityOfDigits(countryCode: string, code: string, region: string): string | null {
  if (countryCode !== 'AR' || !/^[a-z]\d/.test(code)) return null;
  const digits = code.slice(1, 5);
  const known =
    digits.length === 4 ? [longestEntry('AR', digits)] : entriesOf('AR').filter(({ from }) => from.startsWith(digits));
  return known.find((entry) => entry?.region === region && entry.city !== null)?.city ?? null;
}

/** The areas whose codes begin with the whole text, such as '606', 'H3' or '0131'. */
function beginnings(text: string): PostalReading[] {
  if (!/^(\d{3,}|[a-z]\d[a-z]?\d?[a-z]?|[a-z]\d{1,3})$/.test(text)) return [];
  return Object.keys(FORMATS).flatMap((countryCode) => {
    const entries = entriesOf(countryCode);
    const within = entries.filter(
      ({ from, to }) => from <= text.slice(0, from.length) && text.slice(0, from.length) <= to,
    );
    const known = within.filter(({ from }) => from.length <= text.length);
    const longest = Math.max(0, ...known.map(({ from }) => from.length));
    const inside = entries.filter(
      ({ from, to }) =>
        from.length > text.length && from.slice(0, text.length) <= text && text <= to.slice(0, text.length),
    );
    const choices = known.length > 0 ? known.filter(({ from }) => from.length === longest) : inside;
    return choices.map(({ region, city }) => ({
      start: 0,
      end: 1,
      countryCode,
      region,
      city: city ?? cityOfDigits(countryCode, text, region),
      cityId: null,
      isSure: /[a-z]/.test(text),
      isPartial: true,
    }));
  });
}

interface Entry {
  /** The first and last prefix of the area's codes, both of the same length. */
  from: string;
  to: string;
  region: string;
  city: string | null;
}

let table: Map<string, Entry[]> | undefined;

function entriesOf(countryCode: string): Entry[] {
  table ??= readTable();
  return table.get(countryCode) ?? [];
}

function readTable(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const line of readFileSync(path.join(ROOT, 'prisma/reference/places/postal.tsv'), 'utf8')
    .trimEnd()
    .split('\n')) {
    const [country, range, region = '', city = ''] = line.split('\t');
    const [from, to = from] = range!.toLowerCase().split('-');
    const own = entries.get(country!) ?? [];
    entries.set(country!, own);
    own.push({ from: from!, to: to!, region, city: city || null });
  }
  return entries;
}
