import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fold } from '#shared/fold.ts';

/** The judgement of a row by a reader who knows the register: see README.md. */
export interface Truth {
  row: number;
  importable: boolean;
  name: string | null;
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
}

/** A row after its import. */
export interface ImportedRow {
  verdict: string | null;
  provider: {
    businessName: string;
    websiteUrl: string | null;
    address: { name: string };
    contacts: { contactType: string; contactValue: string }[];
    services: { service: { nameEn: string } }[];
  } | null;
}

const directory = new URL('./', import.meta.url);

export const readRegister = (file: string): Buffer => readFileSync(new URL(file, directory));

export function readTruth(file: string): Truth[] {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${file}.truth.json.gz`, directory))).toString()).rowsTruth;
}

const same = (one: string) => fold(one).replaceAll(' ', '');

/** The errors in the result of a row: names of fields of the truth, or a verdict; empty when all is right. */
export function judgeRow(truth: Truth, { verdict, provider }: ImportedRow, defaultService: string): string[] {
  if (!truth.importable) return provider ? ['written'] : [];
  if (truth.duplicateOf !== null) return provider ? ['written twice'] : [];
  if (!provider) return [verdict ?? 'unchecked'];
  const isOneOf = (value: string, right: (string | null | undefined)[]) =>
    right.some((one) => one && same(one) === same(value));
  const of = (type: RegExp) =>
    provider.contacts.flatMap((one) => (type.test(one.contactType) ? one.contactValue.replace(/;ext=.*/, '') : []));
  const [phones, emails] = [of(/phone|whatsapp/i), of(/email/i)];
  const services = provider.services.map(({ service }) => service.nameEn);
  const rightServices = [...truth.services, ...(truth.servicesAlso ?? []), defaultService];
  const faults = {
    name: !isOneOf(provider.businessName, [truth.name, truth.commercialName]),
    city: !isOneOf(provider.address.name, [truth.city, ...(truth.cityAlso ?? [])]),
    phone: truth.phone !== null && !phones.some((one) => isOneOf(one, [truth.phone, ...(truth.phones ?? [])])),
    email: truth.email !== null && !emails.some((one) => isOneOf(one, [truth.email, ...(truth.emails ?? [])])),
    web: truth.web !== null && !isOneOf(provider.websiteUrl ?? '', [truth.web, ...(truth.webAlso ?? [])]),
    services: services.length === 0 || services.some((one) => !rightServices.includes(one)),
  };
  return Object.entries(faults).flatMap(([field, isWrong]) =>
    isWrong && !truth.lenient?.includes(field) ? [field] : [],
  );
}
