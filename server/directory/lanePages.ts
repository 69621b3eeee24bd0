import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import { inOrder } from '#server/graphql/paging.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { findPlain, plainSlug } from '#server/places/slugs.ts';
import type { Queryable } from '#server/platform/db.ts';
import { listApproved } from '#server/providers/public/loadPublicProviders.ts';
import { LISTED_FROM } from '#shared/directoryPath.ts';
import { LANE_FRESH_MONTHS } from '#shared/lane.ts';
import { lanePath } from '#shared/lanePath.ts';
import type { Language } from '#shared/language.ts';

/** A route, and the number of providers that drive it. */
export interface DrivenLane {
  from: Place;
  to: Place;
  count: number;
}

export interface LanePage extends DrivenLane {
  path: string;
  isCanonical: boolean;
}

interface LaneKey {
  fromId: number;
  toId: number;
}
type Counted = LaneKey & { count: number };

const IS_FRESH = `confirmed_at > now() - interval '${LANE_FRESH_MONTHS} months'`;
const COLUMNS = 'from_id as "fromId", to_id as "toId", count';

/** Counts the providers of each lane; only changed rows are written. */
export const REFRESH_LANES = `
  with fresh as materialized (
    select from_id, to_id, count(distinct provider_id)::int as count from search.lane where ${IS_FRESH}
    group by from_id, to_id having count(distinct provider_id) >= ${LISTED_FROM}
  ), gone as (
    delete from lane_pages l where not exists (select from fresh f where f.from_id = l.from_id and f.to_id = l.to_id)
  )
  insert into lane_pages (from_id, to_id, count) select from_id, to_id, count from fresh
  on conflict (from_id, to_id) do update set count = excluded.count where lane_pages.count <> excluded.count`;

type Reader = Pick<Context, 'reads' | 'gazetteer' | 'language'>;

export const lanePathOf = (gazetteer: Gazetteer, { from, to }: Pick<DrivenLane, 'from' | 'to'>, language: Language) =>
  lanePath(language, plainSlug(gazetteer, from, language), plainSlug(gazetteer, to, language));

/** The page of a route by the slugs of its start and end; null if no provider drives it. */
export async function readLanePage(
  { reads, gazetteer, language }: Reader,
  slugs: { from: string; to: string },
): Promise<LanePage | null> {
  const [from, to] = [slugs.from, slugs.to].map((slug) => findPlain(gazetteer, language, slug));
  if (!from || !to || from.id === to.id) return null;
  const { rows } = await reads.query<{ count: number }>({
    name: 'lanes.count',
    text: `select count(distinct provider_id)::int as count from search.lane
      where from_id = $1 and to_id = $2 and ${IS_FRESH}`,
    values: [from.id, to.id],
  });
  const { count } = rows[0]!;
  if (count === 0) return null;
  const path = lanePathOf(gazetteer, { from, to }, language);
  return { from, to, count, path, isCanonical: path === lanePath(language, slugs.from, slugs.to) };
}

/** The providers of a route with the highest quality, at most `most`. */
export async function lanePageProviders({ reads }: Reader, { from, to }: LanePage, most: number) {
  const { rows } = await reads.query<{ id: number }>({
    name: 'lanes.providers',
    text: `select provider_id as id from search.lane where from_id = $1 and to_id = $2 and ${IS_FRESH}
      group by provider_id order by max(quality) desc, provider_id limit $3`,
    values: [from.id, to.id, most],
  });
  const ids = rows.map(({ id }) => id);
  return inOrder(ids, await listApproved(reads, ids));
}

const withPlaces = ({ gazetteer }: Pick<Reader, 'gazetteer'>, rows: Counted[]): DrivenLane[] =>
  rows.flatMap(({ fromId, toId, count }) => {
    const [from, to] = [gazetteer.get(fromId), gazetteer.get(toId)];
    return from && to ? { from, to, count } : [];
  });

/**
 * The return route, if its page is listed, then the busiest routes with the same start, then those with the same end.
 */
export async function lanesBeside(context: Reader, { from, to }: LanePage, most: number): Promise<DrivenLane[]> {
  const { rows } = await context.reads.query<Counted>({
    name: 'lanes.beside',
    text: `(select ${COLUMNS} from lane_pages where from_id = $2 and to_id = $1)
      union all (select ${COLUMNS} from lane_pages where from_id = $1 and to_id <> $2 order by count desc, to_id limit $3)
      union all (select ${COLUMNS} from lane_pages where to_id = $2 and from_id <> $1 order by count desc, from_id limit $3)`,
    values: [from.id, to.id, most],
  });
  return withPlaces(context, rows);
}

/** The listed routes with the most providers. */
export async function busiestLanes(context: Pick<Reader, 'reads' | 'gazetteer'>, most: number): Promise<DrivenLane[]> {
  const { rows } = await context.reads.query<Counted>({
    name: 'lanes.busiest',
    text: `select ${COLUMNS} from lane_pages order by count desc, from_id, to_id limit $1`,
    values: [most],
  });
  return withPlaces(context, rows);
}

/** Whether the page of a route is listed. All lookups of a request are batched. */
const isListed = batched(async ({ reads }: { reads: Queryable }, keys: LaneKey[]) => {
  const { rows } = await reads.query<LaneKey>({
    name: 'lanes.listed',
    text: `select from_id as "fromId", to_id as "toId" from lane_pages
      where (from_id, to_id) in (select * from unnest($1::int[], $2::int[]))`,
    values: [keys.map(({ fromId }) => fromId), keys.map(({ toId }) => toId)],
  });
  const listed = new Set(rows.map(({ fromId, toId }) => `${fromId} ${toId}`));
  return ({ fromId, toId }) => listed.has(`${fromId} ${toId}`);
});

export async function listedLanePath(context: Context, { fromId, toId }: LaneKey): Promise<string | null> {
  if (!(await isListed(context, { fromId, toId }))) return null;
  const [lane] = withPlaces(context, [{ fromId, toId, count: 0 }]);
  return lane ? lanePathOf(context.gazetteer, lane, context.language) : null;
}
