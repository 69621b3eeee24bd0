/** What a list shows, as the address bar holds it. */
export interface ListState<Field extends string> {
  /** From 1. */
  page: number;
  /** Null: as the server has it, the newest first. */
  sort: { id: Field; isDescending: boolean } | null;
  search: string;
}

/** Reads `?page=2&sort=businessName:desc&q=andes`; what is no page or field counts as not given. */
export function readListUrl<Field extends string>(query: URLSearchParams, fields: readonly Field[]): ListState<Field> {
  const page = query.get('page') ?? '';
  const [id, way] = (query.get('sort') ?? '').split(':');
  const field = fields.find((one) => one === id);
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    sort: field && (way === 'asc' || way === 'desc') ? { id: field, isDescending: way === 'desc' } : null,
    search: (query.get('q') ?? '').trim().slice(0, 200),
  };
}

export function writeListUrl(path: string, { page, sort, search }: ListState<string>): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (sort) query.set('sort', `${sort.id}:${sort.isDescending ? 'desc' : 'asc'}`);
  if (page > 1) query.set('page', String(page));
  // A colon may stand in a query as it is.
  return query.size ? `${path}?${query.toString().replaceAll('%3A', ':')}` : path;
}

/** First descending, then the other way each time; the pages begin anew. */
export function sortedBy<Field extends string>(state: ListState<Field>, id: Field): ListState<Field> {
  const isDescending = state.sort?.id === id ? !state.sort.isDescending : true;
  return { ...state, sort: { id, isDescending }, page: 1 };
}
