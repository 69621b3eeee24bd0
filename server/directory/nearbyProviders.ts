import type { Context } from '#server/graphql/context.ts';
import { inOrder } from '#server/graphql/paging.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { chainOf } from '#server/places/slugs.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { ProviderRow } from '#server/providers/list/readRows.ts';
import { listApproved } from '#server/providers/public/loadPublicProviders.ts';
import { headingsOf, readCatalogue, serviceIds } from './catalogue.ts';

type Reader = Pick<Context, 'db' | 'reads' | 'gazetteer'>;

/** The maximum number of places of a region to check, nearest first. */
const MOST_PLACES = 300;
/** The maximum number of offers of a service at a place, including unapproved providers. */
const MOST_OFFERS = 50;

/**
 * Other approved providers that offer the provider's first service at the same place, then also in its region, then
 * with any service of the same category there. The selection depends on the provider, so that every provider is linked
 * from some page.
 */
export async function nearbyProviders(
  context: Reader,
  { id, services }: Pick<ProviderRow, 'id' | 'services'>,
  most: number,
) {
  const [first] = services;
  const place = first && context.gazetteer.get(first.addressId);
  if (!place) return [];
  const { reads, gazetteer } = context;
  const found = new Set<number>();
  const add = async (places: readonly number[], serviceIds: readonly number[]) => {
    const ids = await offering(reads, places, serviceIds, id, most);
    for (const item of ids) if (found.size < most) found.add(item);
    return found.size === most;
  };
  const complete = async () => {
    if (await add([place.id], [first.service.id])) return;
    const region = chainOf(gazetteer, place).find(({ kind }) => kind === 'region');
    const places = region ? await placesOf(reads, region, place) : [place.id];
    if (await add(places, [first.service.id])) return;
    const { category } = await headingsOf(context, first.service.id);
    await add(places, serviceIds(await readCatalogue(context), category));
  };
  await complete();
  return inOrder([...found], await listApproved(reads, [...found]));
}

/** The ids of a place, of its region and of other places in the region, the nearest first. */
async function placesOf(pool: Queryable, region: Place, { id, latitude, longitude }: Place): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'directory.placesAround',
    text: `select id from addresses where region_id = $1 and id <> $2
      order by (latitude - $3) ^ 2 + ((longitude - $4) * cos(radians($3))) ^ 2, id limit $5`,
    values: [region.id, id, latitude, longitude, MOST_PLACES],
  });
  return [...new Set([id, region.id, ...rows.map((row) => row.id)])];
}

/**
 * Other approved providers that offer some of the services, place by place: first those registered before the provider
 * `self`, newest first, then those after. Each limit ends the index scan, however many rows there are.
 */
async function offering(
  pool: Queryable,
  places: readonly number[],
  services: readonly number[],
  self: number,
  most: number,
): Promise<number[]> {
  const side = (comparison: '<' | '>') => `(
    select o.provider_id from provider_services o
    where o.address_id = place.id and o.service_id = service.id and o.provider_id ${comparison} $3
    order by o.provider_id desc limit ${MOST_OFFERS}
  )`;
  const { rows } = await pool.query<{ id: number }>({
    name: 'directory.offering',
    text: `select there.id from unnest($1::int[]) place (id)
      cross join lateral (
        select one.provider_id as id, bool_or(one.provider_id < $3) as is_before
        from unnest($2::int[]) service (id)
        cross join lateral (${side('<')} union all ${side('>')}) one
        where (select p.status = 'approved' from providers p where p.id = one.provider_id)
        group by one.provider_id order by is_before desc, one.provider_id desc limit $4
      ) there
      limit ${MOST_OFFERS}`,
    values: [places, services, self, most],
  });
  return [...new Set(rows.map(({ id }) => id))];
}
