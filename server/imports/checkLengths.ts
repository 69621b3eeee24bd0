import { Invalid } from '#server/platform/errors.ts';
import type { ReadColumn } from '#server/providers/csv/csvColumns.ts';
import { MOST, PROVIDER_TEXTS } from '#shared/providerForm.ts';
import type { Cells } from './readCells.ts';

/** More than a number, a place or a service is called. */
const NAME = 200;
/** A service, a place and their numbers, in most rows. */
const SERVICE = 100;
/** A type and a value, with what stands between them. */
const ITEM = 500;

const LONGEST: Partial<Record<ReadColumn, number>> = {
  ...Object.fromEntries(Object.entries(PROVIDER_TEXTS).map(([name, { max }]) => [name, max])),
  id: NAME,
  reference: NAME,
  taxType: NAME,
  city: NAME,
  cityId: NAME,
  region: NAME,
  postalCode: NAME,
  country: NAME,
  latitude: NAME,
  longitude: NAME,
  contacts: MOST.contacts * ITEM,
  services: MOST.services * SERVICE,
};

/** So that no time is spent on what is refused anyway. Throws `Invalid` with the column of a cell that is too long. */
export function checkLengths(cells: Cells): void {
  for (const [field, max] of Object.entries(LONGEST))
    if ((cells[field as ReadColumn] ?? '').trim().length > max) throw new Invalid('text.tooLong', { max, field });
}
