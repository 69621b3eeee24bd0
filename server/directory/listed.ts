import type { ListPage } from '#server/graphql/paging.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';

/** The approved providers of some services at a place or in it, newest first. */
export interface Listed {
  count: number;
  /** The ids of a page, with one extra id if there is a next page. */
  page: (page: ListPage) => Promise<number[]> | number[];
}

interface Criteria {
  services: number[];
  place: Place;
}

/**
 * The number of results from which finding a page along the index of all providers is faster than finding all results.
 */
const MANY = 2_000;

/**
 * Reads the providers of a page. `counted` is their number at the last refresh; a large number is not counted again.
 */
export async function readListed(pool: Queryable, criteria: Criteria, counted: number): Promise<Listed> {
  if (counted >= MANY) return { count: counted, page: (page) => walk(pool, criteria, page) };
  const ids = await findAll(pool, criteria);
  return {
    count: ids.length,
    page: ({ first, after }) => {
      const rest = after === null ? ids : ids.filter((id) => id < after);
      return rest.slice(0, first + 1);
    },
  };
}

/** The condition for places `a` that are the place or lie within it, by its id or country code $1. */
const PLACES = {
  city: 'a.id = $1',
  region: '(a.id = $1 or a.region_id = $1)',
  country: 'a.country_code = $1',
} as const;

const areaOf = ({ kind, id, countryCode }: Place) => (kind === 'country' ? countryCode : id);

/**
 * Finds the ids of all providers, newest first. A country has very many places or very few: the plan begins with the
 * smaller set, places or offers. For a city or region it begins with the places ("offset 0") and reads all offers there
 * ("+ 0"), whatever the planner's estimate is.
 */
async function findAll(pool: Queryable, { services, place }: Criteria): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select p.id
    from (
      select distinct o.provider_id
      from addresses a
      cross join lateral (
        select o.provider_id from provider_services o where o.address_id = a.id
          and ${place.kind === 'country' ? 'o.service_id = any ($2::int[])' : 'o.service_id + 0 = any ($2::int[]) offset 0'}
      ) o
      where ${PLACES[place.kind]}
    ) found
    join providers p on p.id = found.provider_id and p.status = 'approved'
    order by p.id desc`,
    [areaOf(place), services],
  );
  return rows.map(({ id }) => id);
}

/** The largest value of PostgreSQL's type int. */
const MAX_ID = 2 ** 31 - 1;

/**
 * Walks from the newest provider to the oldest until a page is full. Each condition on another table is an expression
 * computed for the few rows that pass the other conditions, so that no plan begins with that table.
 */
async function walk(pool: Queryable, { services, place }: Criteria, { first, after }: ListPage): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select distinct o.provider_id as id
    from provider_services o
    where o.provider_id < $3 and o.service_id = any ($2::int[])
      and (select ${PLACES[place.kind]} from addresses a where a.id = o.address_id)
      and (select p.status = 'approved' from providers p where p.id = o.provider_id)
    order by o.provider_id desc limit $4`,
    [areaOf(place), services, Math.min(after ?? MAX_ID, MAX_ID), first + 1],
  );
  return rows.map(({ id }) => id);
}
