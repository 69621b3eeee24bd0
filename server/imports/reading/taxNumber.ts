import { hasCheckDigit, mayLackCheckDigit } from '#server/tax-types/checkDigit.ts';
import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';
import type { Note } from './notes.ts';

interface Kind {
  /** The number of digits, if it is fixed. */
  digits?: number;
  /** The format, if only the format distinguishes the kind of number. */
  shape?: RegExp;
  /** The name of the checksum. */
  checked?: string;
}

/** The kinds of tax numbers of businesses, by country. */
const KINDS: Record<string, Kind[]> = {
  AR: [{ digits: 11, checked: 'CUIT' }],
  BR: [
    { digits: 14, checked: 'CNPJ' },
    { digits: 11, checked: 'CPF' },
  ],
  CL: [{ checked: 'RUT' }],
  CO: [{ checked: 'NIT' }],
  CR: [
    { digits: 10, shape: /^[2-5]-?\d{3}-?\d{6}$/ },
    { digits: 9, shape: /^[1-9]-?\d{4}-?\d{4}$/ },
  ],
  DO: [{ digits: 9, checked: 'RNC' }],
  EC: [{ digits: 13, checked: 'RUC' }],
  GT: [{ checked: 'NIT' }],
  HN: [{ digits: 14 }],
  JM: [{ digits: 9 }],
  MX: [{ checked: 'RFC' }],
  PE: [{ digits: 11, checked: 'RUC' }],
  PY: [{ checked: 'RUC' }],
  SV: [{ digits: 14 }],
  US: [{ digits: 9 }],
  UY: [{ digits: 12, checked: 'RUT' }],
};
/** The format of identity cards, whose numbers persons use as tax numbers. */
const CARDS: Record<string, RegExp> = {
  AR: /^\d{7,8}$/,
  CR: /^\d{11,12}$/,
  DO: /^\d{11}$/,
  EC: /^\d\d[0-6]\d{7}$/,
  GT: /^\d{13}$/,
  MX: /^[A-Z]{4}\d{6}[A-Z]{6}\w\d$/,
  PE: /^\d{8}$/,
  SV: /^\d{9}$/,
  UY: /^\d{7,8}$/,
};
const MOST_LOST = 2;
const LONGEST_NAME = 300;
/** A label before the number: "NIT 901.378.773-6". */
const LABEL =
  /^(?:nit|r\.?u\.?t|r\.?u\.?c|rfc|c\.?u\.?i\.?t|cnpj|cpf|rnc|rtn|ein|nif|rif)\b[\s.:#nº°-]{0,5}(?=\S{0,40}\d)/i;
/** A number after the name of a business: "Transportes del Este, SRL - RNC 1-31-36008-4". */
const IN_NAME =
  /\b(?:n\.?i\.?t|r\.?u\.?[ct]|r\.?f\.?c|c\.?u\.?i\.?t|cnpj|cpf|r\.?n\.?c|rtn|ein|rif|c[eé]d(?:ula(?: jur[ií]dica)?)?)\b[\s.:#nº°-]{0,5}([A-Z&Ñ]{3,4}[\s-]?\d{6}[\s-]?[A-Z\d]{3}|\d(?:[\s./-]?\d){5,18}(?:-?k)?)(?![A-Z\d])/i;
const BESIDE_NAME = /^[\s,;:/|()[\]–—-]{1,9}|[\s,;:/|()[\]–—-]{1,9}$/g;
/** A number such as "30.71780083": programs mistook a part for a fraction. */
const FRACTION = /^(\d{1,3})[.,](\d{4,})$/;
/** A masked number, such as "***.456.789-**": registers mask the numbers of persons. */
const MASKED = /[*•#]|x{3}/i;

/**
 * Restores a tax number damaged by programs, if length and checksum leave no doubt. Empty, with a note, if a part of
 * the number is lost. A wrong check digit also adds a note.
 */
export function readTaxNumber(
  text: string,
  country: string | undefined,
  stored: string | null | undefined,
  notes: Note[],
): string {
  if (text === stored) return stored;
  const own = text.replace(LABEL, '').replace(/[‐-―−]/g, '-');
  const written = /^\d{1,3}(,\d{3}){2,}$/.test(own) ? own.replaceAll(',', '') : own;
  const number = FRACTION.test(written) ? withoutFraction(written, country) : withZeros(written, country, stored);
  const note = (key: Note['key']) => notes.push({ key, parameters: { text }, column: 'taxNumber', isWarning: true });
  // not a number, such as "EN TRÁMITE"
  if (number === null || MASKED.test(number) || !/\d/.test(number)) {
    note('import.taxNumberLost');
    return '';
  }
  if (country && isWrong(number, country)) note('import.taxNumberDoubtful');
  return number;
}

/** The name and the number of a business that share a cell; null for a name alone. */
export function splitName(text: string): { name: string; number: string } | null {
  const found = text.slice(0, LONGEST_NAME).match(IN_NAME);
  if (!found || !/\d{3}/.test(found[1]!)) return null;
  const name = [text.slice(0, found.index), text.slice(found.index! + found[0].length)]
    .map((part) => part.replace(BESIDE_NAME, ''))
    .join(' ')
    .trim();
  return name === '' ? null : { name, number: found[1]! };
}

const kindsOf = (country: string | undefined): Kind[] => KINDS[country ?? ''] ?? [];

function isValid(number: string, country: string | undefined, { checked, digits, shape }: Kind): boolean {
  if (checked) return !taxNumberIsDoubtful(country!, checked, number);
  if (shape) return shape.test(number.replace(/[\s.]/g, ''));
  return number.replace(/\D/g, '').length === digits;
}

/** The number without the separator of a fraction, which lacks trailing zeros. Null if their count is not certain. */
function withoutFraction(text: string, country: string | undefined): string | null {
  const digits = text.replace(/\D/g, '');
  const found = kindsOf(country).flatMap((kind) => {
    const whole = digits.padEnd(kind.digits ?? 0, '0');
    const isWhole = kind.digits === undefined || whole.length === kind.digits;
    return isWhole && (kind.checked || digits === whole) && isValid(whole, country, kind) ? [whole] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** Adds the leading zeros that a spreadsheet removed, as in the stored number or as the checksum requires. */
function withZeros(number: string, country: string | undefined, stored: string | null | undefined): string {
  // a number without its hyphen
  if (country === 'CL' && (/^\d{9}$/.test(number) || /^\d{7,8}k$/i.test(number)) && hasCheckDigit(number, country))
    return `${number.slice(0, -1)}-${number.slice(-1)}`;
  if (!/^\d+$/.test(number)) return number;
  const bare = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
  if (stored?.startsWith('0') && bare(stored) === bare(number)) return stored;
  const kinds = kindsOf(country).filter(({ digits }) => digits !== undefined);
  if (kinds.some(({ digits }) => digits === number.length)) return number;
  const kind = kinds.find((one) => {
    const lost = one.digits! - number.length;
    return lost >= 1 && lost <= MOST_LOST && isValid(number.padStart(one.digits!, '0'), country, one);
  });
  return kind ? number.padStart(kind.digits!, '0') : number;
}

/**
 * Whether the number has neither a length nor a checksum of its country. Numbers without a check digit, and those of
 * persons, are not wrong.
 */
function isWrong(number: string, country: string): boolean {
  const kinds = kindsOf(country);
  if (kinds.length === 0 || kinds.some((kind) => isValid(number, country, kind))) return false;
  const plain = number.toUpperCase().replace(/[^A-Z\d]/g, '');
  return !CARDS[country]?.test(plain) && !mayLackCheckDigit(number, country);
}
