import { parseArea } from './area.ts';
import { readDatabaseId } from './databaseId.ts';
import { BUSINESS_ROLES, type BusinessRole } from './lane.ts';
import { FILTER_NAMES, type FilterName, type Search } from './searchAddress.ts';

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
  const value = (name: FilterName) => query.get(FILTER_NAMES[name]);
  const isSet = (name: FilterName) => value(name) === '1';
  const several = (name: FilterName) => value(name)?.split(',').slice(0, 20) ?? null;
  const ids = (name: FilterName) => several(name)?.filter((id) => readDatabaseId(id) > 0) ?? null;
  return {
    where: whereOf(search),
    to: search.t ? { text: search.t } : null,
    keywords: search.q || null,
    literal: search.literal ?? false,
    filters: {
      categories: ids('categories'),
      services: ids('services'),
      regions: ids('regions'),
      countries: several('countries'),
      within: WITHIN[value('within') ?? ''] ?? null,
      roles: roleNames.filter((name) => several('roles')?.includes(name)),
      drivesRoute: isSet('drivesRoute'),
      hasWhatsApp: isSet('hasWhatsApp'),
      hasImage: isSet('hasImage'),
      hasCredential: isSet('hasCredential'),
      collection: value('collection')?.slice(0, 60) ?? null,
      isConfirmedThisYear: isSet('isConfirmedThisYear'),
    },
    order: ORDERS[orderOf(search)],
  };
}

/** Writes filters in the form of the address, which `searchVariables` reads. */
export const narrowOf = (
  filters: Partial<Record<FilterName, readonly (string | number)[] | string | number | boolean | null | undefined>>,
): string =>
  (Object.entries(FILTER_NAMES) as [FilterName, string][])
    .map(([name, inAddress]) => {
      const value = filters[name];
      return [inAddress, value === true ? '1' : String(value || '')];
    })
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${text}`)
    .join('&');

function whereOf({ f: text, a: placeId, area }: Search) {
  if (placeId) return { placeId };
  if (text) return { text };
  const parsed = area ? parseArea(area) : null;
  return parsed && { area: parsed };
}
