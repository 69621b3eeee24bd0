import { Invalid } from '#server/platform/errors.ts';
import { readFlag, rejectUnknown, wholeNumber } from '#server/rest/query.ts';
import { enumName } from '#server/rest/schema.ts';
import { type Area, parseArea } from '#shared/area.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { BUSINESS_ROLES } from '#shared/lane.ts';
import { DISTANCES, MAX_FILTER_VALUES } from './facets/facets.ts';
import { ORDERS, SEARCH_QUERY } from './restSchema.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

/** The search and its filters. Throws `Invalid`, also for a parameter that is unknown to both paths of the search. */
export function readAsked(query: URLSearchParams) {
  rejectUnknown(query, Object.keys(SEARCH_QUERY));
  const [f, t, within] = ['f', 't', 'within'].map((name) => query.get(name));
  const area = readAreaText(query.get('area'));
  if (area && (f?.trim() || t?.trim())) throw new Invalid('search.areaAndPlace', { field: 'area' });
  return {
    where: area ? { area } : f ? { text: f } : null,
    to: t ? { text: t } : null,
    q: query.get('q'),
    literal: readFlag(query, 'literal'),
    filters: {
      categories: readIds(query, 'category'),
      services: readIds(query, 'service'),
      regions: readIds(query, 'region'),
      countries: query
        .get('country')
        ?.split(',')
        .slice(0, MAX_FILTER_VALUES + 1),
      within: within ? readWithin(within) : null,
      roles: readRoles(query.get('role')),
      drivesRoute: readFlag(query, 'drives'),
      hasWhatsApp: readFlag(query, 'whatsapp'),
      hasImage: readFlag(query, 'picture'),
      hasCredential: readFlag(query, 'credential'),
      collection: query.get('collection'),
      isConfirmedThisYear: readFlag(query, 'confirmed'),
    },
  };
}

function readWithin(text: string): string {
  if (text === 'country') return 'COUNTRY';
  const km = DISTANCES.find((km) => String(km) === text);
  if (!km) throw new Invalid('search.distance', { distances: DISTANCES.join(', '), field: 'within' });
  return `KM_${km}`;
}

function readRoles(text: string | null): string[] | undefined {
  const names = text?.split(',', MAX_FILTER_VALUES).map(enumName);
  if (names?.some((name) => !BUSINESS_ROLES.some((role) => enumName(role) === name)))
    throw new Invalid('role.unknown', { field: 'role' });
  return names;
}

function readIds(query: URLSearchParams, name: string): number[] | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const ids = text.split(',', MAX_FILTER_VALUES + 1).map(readDatabaseId);
  if (ids.some((id) => !id)) throw new Invalid('id.malformed', { field: name });
  return ids as number[];
}

/** The order of the results, by its name in GraphQL. Throws `Invalid` for an unknown order. */
export function readOrder(query: URLSearchParams): string {
  const order = query.get('order') || 'best';
  if (!Object.hasOwn(ORDERS, order))
    throw new Invalid('search.order', { orders: Object.keys(ORDERS).join(', '), field: 'order' });
  return ORDERS[order as keyof typeof ORDERS];
}

/** The area in a query string; null without one. Throws `Invalid` for any other text. */
function readAreaText(text: string | null): Area | null {
  const area = text ? parseArea(text) : null;
  if (text && !area) throw new Invalid('search.area', { field: 'area' });
  return area;
}

/** The page of a search; the search checks its depth. Throws `Invalid`. */
export function readPage(query: URLSearchParams): { top: number; offset: number; after: string | null } {
  const top = wholeNumber(query, 'top', { max: MAX_RESULTS, fallback: 20 });
  const page = wholeNumber(query, 'page', { max: MAX_DEPTH, fallback: 1 });
  const after = query.get('after');
  if (after && query.get('page')) throw new Invalid('search.offsetAndCursor', { field: 'page' });
  return { top, offset: (page - 1) * top, after };
}
