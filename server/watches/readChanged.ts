import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { DISTANCES } from '#server/search/facets/facets.ts';
import { kilometres } from '#server/search/matchedOffer.ts';
import { readPlaceField } from '#server/search/readKeywords.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { readSearch } from '#shared/searchAddress.ts';
import { searchVariables } from '#shared/searchVariables.ts';
import type { WatchedSearch } from './look.ts';

/** A published provider that changed, with the places where a search may find it. */
export interface Changed {
  places: Place[];
  /** Whether a lane or a service of the provider covers a whole region or country. */
  isWide: boolean;
}

/** The maximum duration of a transaction: a change is dated at its start, and visible after its end. */
const LONGEST_CHANGE = '10 minutes';

/** The published providers that changed after a time: each change is in the log. */
export async function readChanged(
  { pool, gazetteer }: { pool: Queryable; gazetteer: Gazetteer },
  since: Date,
): Promise<Changed[]> {
  const { rows } = await pool.query<{ hasLanes: boolean; places: number[] }>({
    name: 'watches.changed',
    text: `with changed as (
        select distinct subject_id as id from logs
        where subject = 'provider' and created_at > $1::timestamptz - interval '${LONGEST_CHANGE}'
      )
      select exists (select from provider_lanes l where l.provider_id = p.id) as "hasLanes",
        array(select p.address_id union select s.address_id from provider_services s where s.provider_id = p.id
          union select b.address_id from provider_branches b where b.provider_id = p.id) as places
      from providers p join changed using (id) where p.status = 'approved'`,
    values: [since],
  });
  return rows.map(({ hasLanes, places: ids }) => {
    const places = ids.flatMap((id) => gazetteer.get(id) ?? []);
    return { places, isWide: hasLanes || places.some(({ kind }) => kind !== 'city') };
  });
}

/**
 * Whether one of the providers may be a new match of the search: false only if all are too far from the city of the
 * search.
 */
export function mayMatch(gazetteer: Gazetteer, watched: WatchedSearch, changed: readonly Changed[]): boolean {
  if (changed.length === 0) return false;
  const { where, filters } = searchVariables(readSearch(new URLSearchParams(watched.query)));
  if (filters.within === 'COUNTRY') return true;
  const place = where?.placeId
    ? gazetteer.get(readDatabaseId(where.placeId))
    : onlyPlace(gazetteer, watched, where?.text);
  if (place?.kind !== 'city') return true;
  const furthest = Math.max(...DISTANCES);
  return changed.some(({ places, isWide }) => isWide || places.some((item) => kilometres(place, item) <= furthest));
}

/** The place of an entered text, if it is unambiguous. */
function onlyPlace(
  gazetteer: Gazetteer,
  { language, country, spoken }: WatchedSearch,
  text: string | undefined,
): Place | undefined {
  const read = text ? readPlaceField({ gazetteer, language, reader: { country, spoken } }, text) : null;
  return read && !read.second && read.reading.others.length === 0 ? read.reading.place : undefined;
}
