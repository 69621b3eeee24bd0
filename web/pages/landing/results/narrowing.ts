import { orderOf, readNarrowing } from '#shared/searchVariables.ts';
import { paths, type Search } from '#web/paths.ts';

/** Filters with a single value, and filters with several, by their names in the address. */
type Single = 'within' | 'drives' | 'whatsapp' | 'picture' | 'credential' | 'confirmed' | 'order';
type Several = 'category' | 'service' | 'country' | 'region' | 'role';

/** Whether the search covers the whole country of a city. */
export const isInCountry = (search: Search) => readNarrowing(search).get('within') === 'country';

/** The number of active filters. */
export function countFilters(search: Search): number {
  const query = readNarrowing(search);
  query.delete('order');
  return [...query.values()].flatMap((value) => value.split(',')).length;
}

/** The address of a search with another value of this filter; null removes the filter. */
export function withFilter(search: Search, name: Single, value: string | null): string {
  const query = readNarrowing(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return pathOf(search, query);
}

/** The address of a search with this value of a filter added or removed. */
export function withValue(search: Search, name: Several, value: string, isSelected: boolean): string {
  const query = readNarrowing(search);
  const others = (query.get(name)?.split(',') ?? []).filter((part) => part !== value);
  const values = isSelected ? others : [...others, value];
  if (values.length === 0) query.delete(name);
  else query.set(name, values.join(','));
  return pathOf(search, query);
}

/** The address of a search with its order, but without filters. */
export function withoutFilters(search: Search): string {
  return paths.search({ ...search, narrow: orderOf(search) === 'best' ? '' : `order=${orderOf(search)}` });
}

/** The filters and the order of a search that also apply to another place. */
export function narrowElsewhere(search: Search): string {
  const query = readNarrowing(search);
  for (const name of ['within', 'country', 'region', 'drives'] satisfies (Single | Several)[]) query.delete(name);
  if (orderOf(search) === 'distance') query.delete('order');
  return narrowOf(query);
}

function pathOf(search: Search, query: URLSearchParams): string {
  return paths.search({ ...search, narrow: narrowOf(query) });
}

const narrowOf = (query: URLSearchParams) => `${query}`.replaceAll('%2C', ',');
