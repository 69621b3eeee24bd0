import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';

/** The number of digits of tax numbers that may begin with a zero, and the name of their checksum. */
const NUMBERS: Record<string, { digits: number; checked?: string }[]> = {
  BR: [
    { digits: 14, checked: 'CNPJ' },
    { digits: 11, checked: 'CPF' },
  ],
  EC: [{ digits: 13, checked: 'RUC' }],
  HN: [{ digits: 14 }],
  JM: [{ digits: 9 }],
  SV: [{ digits: 14 }],
  US: [{ digits: 9 }],
};
const MOST_LOST = 2;

/** The tax number with the zeros that a spreadsheet took away: as it is stored, or where length and checksum leave no doubt. */
export function restoreTaxZeros(
  number: string,
  country: string | undefined,
  stored: string | null | undefined,
): string {
  if (!/^\d+$/.test(number)) return number;
  const bare = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
  if (stored?.startsWith('0') && bare(stored) === bare(number)) return stored;
  const kinds = NUMBERS[country ?? ''] ?? [];
  if (kinds.some(({ digits }) => digits === number.length)) return number;
  const kind = kinds.find(({ digits, checked }) => {
    const lost = digits - number.length;
    if (lost < 1 || lost > MOST_LOST) return false;
    return !checked || !taxNumberIsDoubtful(country!, checked, number.padStart(digits, '0'));
  });
  return kind ? number.padStart(kind.digits, '0') : number;
}
