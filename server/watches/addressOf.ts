import type { Context } from '#server/graphql/context.ts';
import { displayName } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readArea } from '#server/search/area.ts';
import { chosenPlace, readEnds } from '#server/search/ends.ts';
import { checkFilters } from '#server/search/narrow.ts';
import { type SearchArguments, searchInput } from '#server/search/searchInput.ts';
import { searchPath } from '#shared/searchAddress.ts';
import { narrowOf } from '#shared/searchVariables.ts';

/** The URL path of the results page of a search, from the arguments of `searchProviders`. Throws `Invalid`. */
export function addressOf({ gazetteer, language }: Pick<Context, 'gazetteer' | 'language'>, sent: SearchArguments) {
  const { area: sentArea, keywords, literalKeywords, filters, ...typed } = searchInput(sent);
  const { place, placeId, end } = readEnds(typed);
  const area = sentArea && readArea(sentArea);
  if (area && (place || placeId != null)) throw new Invalid('search.areaAndPlace', { field: 'to' });
  checkFilters(filters ?? {});
  const nameOf = (id: number | null | undefined, text: string, field: string) =>
    id == null ? text : displayName(chosenPlace({ gazetteer }, id, field).place, language);
  const { withinKm, isInCountry, roles, collection, ...others } = filters ?? {};
  const path = searchPath({
    f: nameOf(placeId, place, 'where.placeId'),
    a: String(placeId ?? ''),
    t: end ? nameOf(end.id, end.text, 'to.placeId') : '',
    q: keywords ?? '',
    area: area ? inText(area) : '',
    literal: literalKeywords ?? false,
    narrow: narrowOf({
      ...others,
      within: withinKm ?? (isInCountry ? 'country' : null),
      roles: roles?.map((role) => role.toUpperCase()),
      // a URL has no other characters: an unknown collection stays unknown
      collection: collection?.replace(/[^\w-]/g, '-'),
    }),
  });
  if (!path.includes('?')) throw new Invalid('search.empty', { field: 'searchProviders' });
  return path;
}

/** An area in the notation of URLs, without exponents. */
const inText = ({ south, west, north, east }: ReturnType<typeof readArea>) =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(6))).join(',');
