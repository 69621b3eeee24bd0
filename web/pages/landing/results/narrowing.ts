import { readDatabaseId } from '#shared/databaseId.ts';
import { type RoleName, roleMessages } from '#web/businesses/laneMessages.ts';
import { paths, type Search } from '#web/paths.ts';

/** Filters of one value, and those of several, as the address has them. */
type Single = 'within' | 'whatsapp' | 'picture' | 'order';
type Several = 'category' | 'service' | 'country' | 'region' | 'role';

const DISTANCES = ['25', '100', '300'];
const ORDERS = { best: 'BEST_MATCH', distance: 'DISTANCE', newest: 'NEWEST' } as const;
export type Order = keyof typeof ORDERS;

const readNarrowing = ({ narrow }: Search) => new URLSearchParams(narrow);

export function orderOf(search: Search): Order {
  const order = readNarrowing(search).get('order') ?? '';
  return order in ORDERS ? (order as Order) : 'best';
}

/** The variables of a query. Unknown parameters of the address are ignored. */
export function narrowingVariables(search: Search) {
  const query = readNarrowing(search);
  const several = (name: Several) => query.get(name)?.split(',').slice(0, 20) ?? null;
  const ids = (name: Several) => several(name)?.filter((id) => readDatabaseId(id) > 0) ?? null;
  const within = query.get('within');
  return {
    filters: {
      categories: ids('category'),
      services: ids('service'),
      regions: ids('region'),
      countries: several('country'),
      withinKm: within && DISTANCES.includes(within) ? Number(within) : null,
      isInCountry: isInCountry(search),
      roles: several('role')?.filter((name): name is RoleName => name in roleMessages) ?? null,
      hasWhatsApp: query.get('whatsapp') === '1',
      hasPicture: query.get('picture') === '1',
    },
    order: ORDERS[orderOf(search)],
  };
}

/** Whether all of the country of a city is searched. */
export const isInCountry = (search: Search) => readNarrowing(search).get('within') === 'country';

/** The number of set filters. */
export function countFilters(search: Search): number {
  const query = readNarrowing(search);
  query.delete('order');
  return [...query.values()].flatMap((value) => value.split(',')).length;
}

/** The same search with another value of a filter; null for none. */
export function withFilter(search: Search, name: Single, value: string | null): string {
  const query = readNarrowing(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return pathOf(search, query);
}

/** The same search with one value more or less of a filter. */
export function withValue(search: Search, name: Several, value: string, isSelected: boolean): string {
  const query = readNarrowing(search);
  const others = (query.get(name)?.split(',') ?? []).filter((part) => part !== value);
  const values = isSelected ? others : [...others, value];
  if (values.length === 0) query.delete(name);
  else query.set(name, values.join(','));
  return pathOf(search, query);
}

/** The same search in the same order, of all. */
export function withoutFilters(search: Search): string {
  return paths.search({ ...search, narrow: orderOf(search) === 'best' ? '' : `order=${orderOf(search)}` });
}

/** The filters and the order of a search that mean the same at another place. */
export function narrowElsewhere(search: Search): string {
  const query = readNarrowing(search);
  for (const name of ['within', 'country', 'region'] satisfies (Single | Several)[]) query.delete(name);
  if (orderOf(search) === 'distance') query.delete('order');
  return narrowOf(query);
}

function pathOf(search: Search, query: URLSearchParams): string {
  return paths.search({ ...search, narrow: narrowOf(query) });
}

const narrowOf = (query: URLSearchParams) => `${query}`.replaceAll('%2C', ',');
