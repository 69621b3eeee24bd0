import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';

/** The first columns of a CSV of providers; what each holds is in docs/decisions/csv.md. */
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
const LAST = ['contacts', 'services', 'roles', 'lanes', 'approvedAt', 'approvedBy', 'createdAt', 'updatedAt'] as const;

/** The columns of a CSV of providers that is written, in their order. */
export const PROVIDER_COLUMNS = [...new Set([...FIRST, ...PROVIDER_TEXT_NAMES, ...LAST])];

/**
 * The header of Rumbo's ids, which marks a file as an export of Rumbo: other systems call theirs `id`, which would
 * overwrite providers that have nothing to do with the row.
 */
export const ID_HEADER = 'rumboId';

export type ProviderColumn = (typeof PROVIDER_COLUMNS)[number];

/** Further columns of a file that is read: more of the city's address, and its position. */
const PLACE_COLUMNS = ['region', 'postalCode', 'country', 'latitude', 'longitude'] as const;
export const READ_COLUMNS = [...PROVIDER_COLUMNS, ...PLACE_COLUMNS];

const REFERENCE = 'reference:';

/** `reference`, the column, as `providers.import_key` has it. */
export function referenceKey(reference: string): string {
  return REFERENCE + reference;
}

/** The other way round; null when the provider goes by no reference. */
export function referenceOf(importKey: string | null): string | null {
  return importKey?.startsWith(REFERENCE) ? importKey.slice(REFERENCE.length) : null;
}
