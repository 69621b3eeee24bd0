import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fold } from '#shared/fold.ts';

/** The judgement of a row by a reader who knows the register: see README.md. */
export interface Truth {
  row: number;
  importable: boolean;
  name: string | null;
  nameAlso?: string[];
  commercialName: string | null;
  city: string | null;
  cityAlso?: string[];
  phone: string | null;
  phones?: string[];
  email: string | null;
  emails?: string[];
  web: string | null;
  webAlso?: string[];
  services: string[];
  servicesAlso?: string[];
  duplicateOf: number | null;
  noContact?: boolean;
  lenient?: string[];
  /** Fields whose values are damaged beyond repair: kept with a warning, they are correct, too. */
  doubtful?: string[];
  region?: string | null;
  regionAlso?: string[];
  /** ISO code. */
  country?: string | null;
  /** All numbers that it may have. */
  onlyPhones?: string[];
  taxNumberAlso?: string[];
  texts?: Partial<Record<'taxNumber' | 'description' | 'commercialName', string>>;
  /** The names of all places where it offers services. */
  serviceCities?: string[];
  /** The file does not determine its location: not importing it is correct, too. */
  mayHold?: boolean;
  /** The number of the earlier row with the same provider. */
  partOf?: number;
}

/** A row after its import. */
export interface ImportedRow {
  verdict: string | null;
  messages: unknown;
  provider: {
    businessName: string;
    commercialName: string | null;
    taxNumber: string | null;
    description: string | null;
    websiteUrl: string | null;
    address: Place;
    contacts: { contactType: string; contactValue: string }[];
    services: { service: { nameEn: string }; address: Place }[];
  } | null;
}

interface Place {
  name: string;
  countryCode: string;
  region: { name: string } | null;
}

const directory = new URL('./', import.meta.url);

export const readRegister = (folder: string): Buffer => {
  const file = readdirSync(new URL(`${folder}/`, directory)).find((name) => name.startsWith('register.'));
  return readFileSync(new URL(`${folder}/${file}`, directory));
};

export function readTruth(folder: string): Truth[] {
  const plain = new URL(`${folder}/truth.json`, directory);
  const json = existsSync(plain)
    ? readFileSync(plain)
    : gunzipSync(readFileSync(new URL(`${folder}/truth.json.gz`, directory)));
  return JSON.parse(json.toString()).rowsTruth;
}

const same = (text: string) => fold(text).replaceAll(' ', '');

/** The errors in the result of a row: names of fields of the truth, or a verdict; empty when everything is correct. */
export function judgeRow(truth: Truth, row: ImportedRow, defaultService: string): string[] {
  const { verdict, provider } = row;
  if (truth.partOf !== undefined) return verdict === 'unchanged' ? [] : [verdict ?? 'unchecked'];
  if (!truth.importable) return provider ? ['written'] : [];
  if (truth.duplicateOf !== null) return provider ? ['written twice'] : [];
  if (!provider) return truth.mayHold ? [] : [verdict ?? 'unchecked'];
  const isOneOf = (value: string, right: (string | null | undefined)[]) =>
    right.some((item) => item && same(item) === same(value));
  const of = (type: RegExp) =>
    provider.contacts.flatMap((contact) =>
      type.test(contact.contactType) ? contact.contactValue.replace(/;ext=.*/, '') : [],
    );
  const [phones, emails] = [of(/phone|whatsapp/i), of(/email/i)];
  const services = provider.services.map(({ service }) => service.nameEn);
  const rightServices = [...(truth.services ?? []), ...(truth.servicesAlso ?? []), defaultService];
  const { address } = provider;
  const { onlyPhones, serviceCities } = truth;
  const offered = new Set(provider.services.map((service) => same(service.address.name)));
  const faults = {
    name: !isOneOf(provider.businessName, [truth.name, truth.commercialName, ...(truth.nameAlso ?? [])]),
    city: !isOneOf(address.name, [truth.city, ...(truth.cityAlso ?? [])]),
    region: truth.region != null && !isOneOf(address.region?.name ?? '', [truth.region, ...(truth.regionAlso ?? [])]),
    country: truth.country != null && address.countryCode !== truth.country,
    phone:
      (truth.phone !== null && !phones.some((item) => isOneOf(item, [truth.phone, ...(truth.phones ?? [])]))) ||
      (onlyPhones !== undefined && !phones.every((phone) => isOneOf(phone, onlyPhones))),
    email: truth.email !== null && !emails.some((item) => isOneOf(item, [truth.email, ...(truth.emails ?? [])])),
    web: truth.web !== null && !isOneOf(provider.websiteUrl ?? '', [truth.web, ...(truth.webAlso ?? [])]),
    services:
      services.length === 0 ||
      services.some((service) => !rightServices.includes(service)) ||
      (serviceCities !== undefined && String([...offered].sort()) !== String(serviceCities.map(same).sort())),
    texts: Object.entries(truth.texts ?? {}).some(([name, text]) => {
      const also = name === 'taxNumber' ? truth.taxNumberAlso : [];
      return ![text, ...(also ?? [])].some((item) => same(item) === same(provider[name as 'taxNumber'] ?? ''));
    }),
  };
  return Object.entries(faults).flatMap(([field, isWrong]) =>
    isWrong && !truth.lenient?.includes(field) && !(truth.doubtful?.includes(field) && isFlagged(field, row))
      ? [field]
      : [],
  );
}

/** Columns of the warnings about a fault. */
const COLUMNS: Record<string, RegExp> = {
  name: /Name$/,
  city: /^city|country/,
  region: /^city|country/,
  country: /^city|country/,
  phone: /hone|whatsapp|contacts/,
  email: /email|contacts/,
  web: /website/,
  services: /services/,
  texts: /taxNumber/,
};

/** Whether a wrong value was written without a warning. */
export function isSilent(faults: string[], row: ImportedRow): boolean {
  return row.provider !== null && faults.some((fault) => !isFlagged(fault, row));
}

function isFlagged(field: string, { messages }: ImportedRow): boolean {
  return (messages as { column?: string | null }[]).some(({ column }) => COLUMNS[field]?.test(column ?? ''));
}
