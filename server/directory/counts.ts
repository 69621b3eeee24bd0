import type { Queryable } from '#server/platform/db.ts';

/** A service or category at a place, and its number of providers at the last refresh, which is at least three. */
export interface Counted {
  addressId: number;
  /** The key of the service or category. */
  offer: number;
  count: number;
}

const COLUMNS = 'address_id as "addressId", offer, count';

/** The counts of one offer at several places. */
export async function countsAt(pool: Queryable, offer: number, addressIds: readonly number[]): Promise<Counted[]> {
  const { rows } = await pool.query<Counted>({
    name: 'directory.at',
    text: `select ${COLUMNS} from directory_pages where address_id = any ($1) and offer = $2`,
    values: [addressIds, offer],
  });
  return rows;
}

/** The counts of several offers at one place, most providers first. */
export async function countsOf(
  pool: Queryable,
  offers: readonly number[],
  addressId: number,
  most: number,
): Promise<Counted[]> {
  const { rows } = await pool.query<Counted>({
    name: 'directory.of',
    text: `select ${COLUMNS} from directory_pages where address_id = $1 and offer = any ($2)
      order by count desc, offer limit $3`,
    values: [addressId, offers, most],
  });
  return rows;
}

/**
 * The counts of one offer at the places directly within the parent, most providers first. Null as parent stands for the
 * countries.
 */
export async function countsWithin(pool: Queryable, offer: number, parentId: number | null): Promise<Counted[]> {
  const isChild = parentId === null ? 'parent_id is null' : 'parent_id = $2';
  const { rows } = await pool.query<Counted>({
    name: `directory.within ${parentId === null}`,
    text: `select ${COLUMNS} from directory_pages where ${isChild} and offer = $1 order by count desc, address_id`,
    values: parentId === null ? [offer] : [offer, parentId],
  });
  return rows;
}

/** The counts of all categories in all countries, most providers first. */
export async function categoriesOfCountries(pool: Queryable): Promise<Counted[]> {
  const { rows } = await pool.query<Counted>({
    name: 'directory.countries',
    text: `select ${COLUMNS} from directory_pages where parent_id is null and offer < 0
      order by count desc, address_id, offer`,
  });
  return rows;
}
