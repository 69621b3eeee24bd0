import { parseArea } from './area.ts';
import { readDatabaseId } from './databaseId.ts';
import { BUSINESS_ROLES, type BusinessRole } from './lane.ts';
import type { Search } from './searchAddress.ts';

const WITHIN: Record<string, 'KM_25' | 'KM_100' | 'KM_300' | 'COUNTRY'> = {
  25: 'KM_25',
  100: 'KM_100',
  300: 'KM_300',
  country: 'COUNTRY',
};
const ORDERS = { best: 'BEST_MATCH', distance: 'DISTANCE', newest: 'NEWEST' } as const;
export type Order = keyof typeof ORDERS;

const roleNames = BUSINESS_ROLES.map((role) => role.toUpperCase() as Uppercase<BusinessRole>);

/** The filters and the order of a search, by their names in the address. */
export const readNarrowing = ({ narrow }: Search) => new URLSearchParams(narrow);

export function orderOf(search: Search): Order {
  const order = readNarrowing(search).get('order') ?? '';
  return order in ORDERS ? (order as Order) : 'best';
}

/** A search as the variables of a query. Unknown parameters of the address are ignored. */
export function searchVariables(search: Search) {
  const query = readNarrowing(search);
  const several = (name: string) => query.get(name)?.split(',').slice(0, 20) ?? null;
  const ids = (name: string) => several(name)?.filter((id) => readDatabaseId(id) > 0) ?? null;
  return {
    where: whereOf(search),
    to: search.t ? { text: search.t } : null,
    keywords: search.q || null,
    literal: search.literal ?? false,
    filters: {
      categories: ids('category'),
      services: ids('service'),
      regions: ids('region'),
      countries: several('country'),
      within: WITHIN[query.get('within') ?? ''] ?? null,
      roles: roleNames.filter((name) => several('role')?.includes(name)),
      drivesRoute: query.get('drives') === '1',
      hasWhatsApp: query.get('whatsapp') === '1',
      hasImage: query.get('picture') === '1',
      hasCredential: query.get('credential') === '1',
      collection: query.get('collection')?.slice(0, 60) ?? null,
      isConfirmedThisYear: query.get('confirmed') === '1',
    },
    order: ORDERS[orderOf(search)],
  };
}

function whereOf({ f: text, a: placeId, area }: Search) {
  if (placeId) return { placeId };
  if (text) return { text };
  const parsed = area ? parseArea(area) : null;
  return parsed && { area: parsed };
}
