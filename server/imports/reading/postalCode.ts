/** The number of digits of postal codes, for countries where the number is fixed and some codes begin with a zero. */
const DIGITS: Record<string, readonly number[]> = {
  US: [5, 9],
  PR: [5, 9],
  VI: [5, 9],
  BR: [8],
  CO: [6],
  CR: [5],
  CU: [5],
  DO: [5],
  EC: [6],
  GT: [5],
  HN: [5],
  MX: [5],
  NI: [5],
  PA: [4],
  PE: [5],
  UY: [5],
};
/**
 * The maximum number of lost zeros. Spreadsheets treat codes as numbers: "02139" becomes 2139, and "00601" becomes 601.
 */
const MOST_LOST = 2;

/**
 * Restores the leading zeros that a spreadsheet removed from a code, if the country determines their number. Empty for
 * a filler.
 */
export function restoreZeros(code: string, countryCode: string | undefined): string {
  const digits = code.trim().replace(/[.,]0+$/, '');
  const lengths = (countryCode && DIGITS[countryCode]) || [];
  if (/^(0+|9+)$/.test(digits)) return '';
  if (!/^\d+$/.test(digits) || lengths.includes(digits.length)) return digits;
  const length = lengths.find((item) => digits.length < item && item - digits.length <= MOST_LOST);
  return length ? digits.padStart(length, '0') : digits;
}
