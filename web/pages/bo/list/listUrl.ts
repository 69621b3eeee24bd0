/** The kind of a list: its possible sort fields and filters. */
export interface ListRequest<Field extends string, Filter extends string = never> {
  pageSize: number;
  /** The server's names of the sort fields, by their names in addresses and columns. */
  sorts?: Readonly<Record<Field, string>>;
  /** The names of the filters in the address. */
  filters?: readonly Filter[];
}

/** The state of a list, as read from the address. */
export interface ListState<Field extends string, Filter extends string = never> {
  /** The number of the page, from 1. */
  page: number;
  /** The sort field and direction; null for the server's default order, newest first. */
  sort: { id: Field; isDescending: boolean } | null;
  search: string;
  /** The values of the filters; an empty value does not filter. */
  filters: Readonly<Record<Filter, string>>;
}

/**
 * Reads `?page=2&sort=businessName:desc&q=andes`, and the filters by their names; invalid pages and fields are ignored.
 */
export function readListUrl<Field extends string, Filter extends string = never>(
  query: URLSearchParams,
  fields: readonly Field[],
  filters: readonly Filter[] = [],
): ListState<Field, Filter> {
  const page = query.get('page') ?? '';
  const [id, way] = (query.get('sort') ?? '').split(':');
  const field = fields.find((item) => item === id);
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    sort: field && (way === 'asc' || way === 'desc') ? { id: field, isDescending: way === 'desc' } : null,
    search: read('q'),
    filters: Object.fromEntries(filters.map((name) => [name, read(name)])) as Record<Filter, string>,
  };
}

/** The variables of the request for a page of a list, from the query of the list's address. */
export function pageVariables<Order extends string>(
  query: URLSearchParams,
  { pageSize, sorts }: { pageSize: number; sorts?: Readonly<Record<string, Order>> },
) {
  const { sort, search, page } = readListUrl(query, Object.keys(sorts ?? {}));
  const direction = sort?.isDescending ? ('DESC' as const) : ('ASC' as const);
  return {
    ...(sorts && { orderBy: sort && { field: sorts[sort.id]!, direction } }),
    search: search || null,
    first: pageSize,
    offset: (page - 1) * pageSize,
  };
}

export function writeListUrl(path: string, { page, sort, search, filters }: ListState<string, string>): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort) query.set('sort', `${sort.id}:${sort.isDescending ? 'desc' : 'asc'}`);
  if (page > 1) query.set('page', String(page));
  // A colon needs no encoding in a query.
  return query.size ? `${path}?${query.toString().replaceAll('%3A', ':')}` : path;
}

/** Sorts by a field: first descending, then in the opposite direction each time, always from the first page. */
export function sortedBy<Field extends string, Filter extends string>(
  state: ListState<Field, Filter>,
  id: Field,
): ListState<Field, Filter> {
  const isDescending = state.sort?.id === id ? !state.sort.isDescending : true;
  return { ...state, sort: { id, isDescending }, page: 1 };
}
