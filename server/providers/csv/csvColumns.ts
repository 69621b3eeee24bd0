import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';

/** The first columns of a CSV of providers; docs/decisions/csv.md describes their content. */
const FIRST = [
  'id',
  'reference',
  'businessName',
  'commercialName',
  'websiteUrl',
  'taxType',
  'taxNumber',
  'city',
  'cityId',
  'description',
] as const;
const LAST = [
  'contacts',
  'services',
  'roles',
  'lanes',
  'credentials',
  'controlNotice',
  'confirmedAt',
  'approvedAt',
  'approvedBy',
  'createdAt',
  'updatedAt',
] as const;

/** The columns of an exported CSV of providers, in order. */
export const PROVIDER_COLUMNS = [...new Set([...FIRST, ...PROVIDER_TEXT_NAMES, ...LAST])];

/**
 * The header of Rumbo's ids, which marks a file as an export of Rumbo: other systems use `id`, whose values would
 * overwrite unrelated providers.
 */
export const ID_HEADER = 'rumboId';

export type ProviderColumn = (typeof PROVIDER_COLUMNS)[number];

/** Further columns of an imported file: more of the city's address, and its position. */
const PLACE_COLUMNS = ['region', 'postalCode', 'country', 'latitude', 'longitude'] as const;
export const READ_COLUMNS = [...PROVIDER_COLUMNS, ...PLACE_COLUMNS];

const REFERENCE = 'reference:';

/** The column `reference` in the form of `providers.import_key`. */
export function referenceKey(reference: string): string {
  return REFERENCE + reference;
}

/** The reference of an import key; null when the provider has no reference. */
export function referenceOf(importKey: string | null): string | null {
  return importKey?.startsWith(REFERENCE) ? importKey.slice(REFERENCE.length) : null;
}
