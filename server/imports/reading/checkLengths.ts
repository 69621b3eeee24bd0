import { Invalid } from '#server/platform/errors.ts';
import { MOST, PROVIDER_TEXTS } from '#shared/providerForm.ts';
import type { Cells } from './cells.ts';
import type { Target } from './targets.ts';

/** The maximum length of a number, place name or service name: longer than any valid one. */
const NAME = 200;
/** The maximum length of a service with its place and ids, in most rows. */
const SERVICE = 100;
/** The maximum length of a contact: type, value and separator. */
const ITEM = 500;

const LONGEST: Partial<Record<Target, number>> = {
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
  roles: NAME,
  lanes: MOST.lanes * ITEM,
  credentials: MOST.credentials * ITEM,
};

/**
 * Rejects oversized cells before they are parsed, which would take long. Throws `Invalid` with the column of the cell.
 */
export function checkLengths(cells: Cells): void {
  for (const [field, max] of Object.entries(LONGEST))
    if ((cells[field as Target] ?? '').trim().length > max) throw new Invalid('text.tooLong', { max, field });
}
