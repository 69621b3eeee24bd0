import { taxNumberIsDoubtful } from './graphql.ts';

/**
 * The tax numbers that may be written with or without their check digit, and the maximum number of digits without it.
 */
const DETACHED = [
  { country: 'CL', kind: 'RUT', most: 8 },
  { country: 'CO', kind: 'NIT', most: 10 },
  { country: 'GT', kind: 'NIT', most: 8 },
  { country: 'PY', kind: 'RUC', most: 8 },
];
const SEPARATED = /[-–—/ ]\s?[\dk]\s*$/i;

/**
 * Whether the last letter or digit is the check digit of those before it, according to the rules of the country or,
 * without a country, of any of these.
 */
export const hasCheckDigit = (number: string, of?: string | null): boolean =>
  DETACHED.some(({ country, kind }) => (!of || of === country) && !taxNumberIsDoubtful(country, kind, number));

export function mayLackCheckDigit(number: string, of: string): boolean {
  const known = DETACHED.find(({ country }) => country === of);
  const digits = number.replace(/[.\s]/g, '');
  // a number of ten digits that begins with 1 belongs to a person in Colombia
  const isPlain = /^\d{5,9}$|^1\d{9}$/.test(digits);
  return known !== undefined && !SEPARATED.test(number) && isPlain && digits.length <= known.most;
}

/** The keys of a tax number: the same with and without its check digit, and with and without leading zeros. */
export function taxKeys(number: string, of: string | undefined): string[] {
  const written = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const whole = written.replace(/^0+/, '');
  if (whole.length < 6) return written ? [written] : [];
  const isDetached = DETACHED.some(({ country }) => country === of);
  const isLonger = isDetached && (SEPARATED.test(number) || hasCheckDigit(whole, of));
  return [...new Set([written, whole, ...(isLonger ? [whole.slice(0, -1)] : [])])];
}
