import type { TaxType } from '../reference/tax-types.ts';
import { taxTypes } from '../reference/tax-types.ts';
import { checkDigitEleven, cnpjCheckDigits, cuitCheckDigit, nitCheckDigit, rutCheckDigit } from './taxCheckDigits.ts';

/** The source of a tax number: no two providers get the same one, and where possible, no real business has it. */
interface TaxNumberSource {
  /** A different number for each provider, scattered over 0 to `size - 1`. */
  serial(size: number): number;
  businessName: string;
}

// The factor has no prime factor in common with any size used below, so that the products of all indexes differ.
const scatter = 7_368_787;

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function grouped(text: string, separator: string): string {
  return text.replace(/\B(?=(\d{3})+$)/g, separator);
}

// The tax office has assigned company numbers up to 30-72 million so far.
function cuit({ serial }: TaxNumberSource): string {
  const body = pad(80_000_000 + serial(19_999_999), 8);
  const digit = cuitCheckDigit(`30${body}`);
  // A check digit of 10 does not exist: the office then changes the prefix from 30 to 33, which gives 9.
  return digit === 10 ? `33-${body}-9` : `30-${body}-${digit}`;
}

function cnpj({ serial }: TaxNumberSource): string {
  const root = pad(62_000_000 + serial(9_999_999), 8);
  const digits = `${root}0001`;
  return `${grouped(root, '.')}/0001-${cnpjCheckDigits(digits)}`;
}

function rutChile({ serial }: TaxNumberSource): string {
  const body = String(76_000_000 + serial(2_999_999));
  return `${grouped(body, '.')}-${rutCheckDigit(body)}`;
}

function nitColombia({ serial }: TaxNumberSource): string {
  const body = String(910_000_000 + serial(79_999_999));
  return `${grouped(body, '.')}-${nitCheckDigit(body)}`;
}

/** Prefixes that the tax office of the United States has not assigned. */
function ein({ serial }: TaxNumberSource): string {
  const number = serial(29_999_999);
  const prefix = ['89', '96', '97'][Math.floor(number / 10_000_000)] ?? '97';
  return `${prefix}-${pad(number % 10_000_000, 7)}`;
}

function rfc({ serial, businessName }: TaxNumberSource): string {
  const letters = businessName
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .padEnd(3, 'X')
    .slice(0, 3);
  const number = serial(9_999_999);
  const year = 90 + (number % 35);
  const month = 1 + (Math.floor(number / 35) % 12);
  const day = 1 + (Math.floor(number / 420) % 28);
  const tail = (Math.floor(number / 11_760) % 1260) + 36;
  const date = [year % 100, month, day].map((part) => pad(part, 2)).join('');
  return `${letters}${date}${tail.toString(36).toUpperCase()}${number % 10}`;
}

function rucPeru({ serial }: TaxNumberSource): string {
  const body = `20${pad(70_000_000 + serial(19_999_999), 8)}`;
  return body + checkDigitEleven(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
}

function plain(shape: string): (source: TaxNumberSource) => string {
  const places = shape.split('#').length - 1;
  return ({ serial }) => {
    // Numbers of more than nine digits begin with zeros or with the digits already in the shape.
    const size = Math.min(10 ** places - 1, 999_999_999);
    const text = pad(serial(size), places);
    let next = 0;
    return shape.replace(/#/g, () => text[next++] ?? '0');
  };
}

const writers: Readonly<Record<string, (source: TaxNumberSource) => string>> = {
  'AR CUIT': cuit,
  'BR CNPJ': cnpj,
  'MX RFC': rfc,
  'CO NIT': nitColombia,
  'CL RUT': rutChile,
  'PE RUC': rucPeru,
  'US EIN': ein,
  'PR EIN': ein,
  'UY RUT': plain('21######0019'),
  'PY RUC': plain('8#######-#'),
  'BO NIT': plain('#######028'),
  'EC RUC': plain('179#######001'),
  'VE RIF': plain('J-4#######-#'),
  'CA BN': plain('7########'),
  'CR Cédula jurídica': plain('3-101-######'),
  'PA RUC': plain('155#######-2-2021'),
  'GT NIT': plain('#######-#'),
  'HN RTN': plain('0801901#######'),
  'SV NIT': plain('0614-######-1##-#'),
  'NI RUC': plain('J03100000#####'),
  'DO RNC': plain('1-3#-#####-#'),
  'CU NIT': plain('5000#######'),
  'JM TRN': plain('00#######'),
  'TT BIR': plain('1########'),
  'GY TIN': plain('010######'),
  'BB TIN': plain('1000#########'),
  'BZ TIN': plain('######'),
  'BS TIN': plain('1########'),
  'LC TIN': plain('######'),
  'HT NIF': plain('000-###-###-#'),
};

/** Businesses have the country's first tax type; the others are for persons. */
const businessTaxTypes = new Map(taxTypes.toReversed().map((type) => [type.countryCode, type]));

export interface TaxRegistration {
  taxTypeId: number;
  taxNumber: string;
}

export function taxRegistration(countryCode: string, index: number, businessName: string): TaxRegistration | undefined {
  const type: TaxType | undefined = businessTaxTypes.get(countryCode);
  const write = type && writers[`${type.countryCode} ${type.shortName}`];
  if (!type || !write) return undefined;
  const serial = (size: number) => Number((BigInt(index + 1) * BigInt(scatter)) % BigInt(size));
  return { taxTypeId: type.id, taxNumber: write({ serial, businessName }) };
}
