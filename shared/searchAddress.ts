import { areaFault, parseArea } from './area.ts';

/** A search, with the parameters of the address bar. */
export interface Search {
  /** The place as typed or chosen by the visitor. */
  f: string;
  /** The keywords. */
  q: string;
  /** The id of the chosen suggestion; empty when the address is free text. */
  a: string;
  /** The end of a route that starts at the address. */
  t?: string;
  /** The area of the map, instead of an address: south, west, north and east in degrees, joined by commas. */
  area?: string;
  /** Whether all keywords are searched literally, none as a place. */
  literal?: boolean;
  /** Filters and order of the results, as in the address; `searchVariables` parses them. */
  narrow?: string;
  /** Whether a map with the results is shown, too; undefined shows it if there is room for both. */
  map?: boolean | undefined;
}

/** The address of a search. `after` is the cursor of the result before the page, for browsers without scripts. */
export function searchPath({ f, q, a, t, area, literal, narrow, map }: Search, after?: string | null): string {
  const query = new URLSearchParams();
  if (f) query.set('f', f);
  if (q) query.set('q', q);
  if (f && a) query.set('a', a);
  if (f && t) query.set('t', t);
  if (literal && q && !f && !area) query.set('literal', '1');
  // contains only digits and commas, which stay readable without encoding
  const within = area && !f ? `${query.size ? '&' : ''}area=${area}` : '';
  const text = `${query}${within}${narrow ? `&${narrow}` : ''}`;
  const page = after ? `&after=${encodeURIComponent(after)}` : '';
  return text ? `/?${text}${map === undefined ? '' : `&map=${Number(map)}`}${page}` : '/';
}

/** The names of the filters in the address. */
export const FILTER_NAMES = {
  categories: 'category',
  services: 'service',
  within: 'within',
  countries: 'country',
  regions: 'region',
  roles: 'role',
  drivesRoute: 'drives',
  hasWhatsApp: 'whatsapp',
  hasImage: 'picture',
  hasCredential: 'credential',
  collection: 'collection',
  isConfirmedThisYear: 'confirmed',
} as const;

export type FilterName = keyof typeof FILTER_NAMES;

const narrowing = [...Object.values(FILTER_NAMES), 'order'];

export function readSearch(query: URLSearchParams): Search {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  const f = read('f');
  const area = f ? '' : read('area');
  const wanted = parseArea(area);
  const narrow = narrowing
    .filter((name) => /^[\w,-]+$/.test(read(name)))
    .map((name) => `${name}=${read(name)}`)
    .join('&');
  return {
    f,
    q: read('q'),
    a: f && read('a'),
    ...(f && read('t') && { t: read('t') }),
    ...(wanted && !areaFault(wanted) && { area }),
    ...(read('literal') === '1' && { literal: true }),
    ...(narrow && { narrow }),
  };
}

export function isSearch({ f, q, area }: Search): boolean {
  return f !== '' || q !== '' || Boolean(area);
}

/** A one-line summary of a search: its keywords and places, or the area of the map by its name. */
export function searchLine({ f, q, t, area }: Search, areaName = ''): string {
  return [q, t ? `${f} → ${t}` : f, area && areaName].filter(Boolean).join(' · ');
}
