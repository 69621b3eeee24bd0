import type { Queryable } from '#server/platform/db.ts';

export interface DirectoryCounts {
  providerCount: number;
  /** The countries, with the most providers first. */
  byCountry: { countryCode: string; count: number }[];
  byCategory: { categoryId: number; count: number }[];
  /**
   * At most `MOST_CITIES` cities, with the most providers first: each country has a share in proportion to its
   * providers.
   */
  byCity: { addressId: number; count: number }[];
}

export const MOST_CITIES = 200;

const FRESH_MS = 60_000;
const known = new WeakMap<Queryable, { at: number; counts: Promise<DirectoryCounts> }>();

/**
 * The approved providers, counted by the country of their city and by the categories of their services; a provider
 * counts in each of its categories. Counting a million takes seconds, so a result is up to a minute old.
 */
export function countDirectory(pool: Queryable): Promise<DirectoryCounts> {
  const last = known.get(pool);
  if (last && Date.now() - last.at < FRESH_MS) return last.counts;
  const counts = count(pool);
  known.set(pool, { at: Date.now(), counts });
  // after a failure the next caller queries again
  counts.catch(() => known.delete(pool));
  return counts;
}

async function count(pool: Queryable): Promise<DirectoryCounts> {
  const [cities, categories] = await Promise.all([
    pool.query<{ addressId: number; countryCode: string; count: number }>(
      `select p.address_id as "addressId", a.country_code as "countryCode", p.count
        from (select address_id, count(*)::int from providers where status = 'approved' group by 1) p
        join addresses a on a.id = p.address_id
        order by 3 desc, 1`,
    ),
    pool.query<{ categoryId: number; count: number }>(
      `select categorised.category_id as "categoryId", count(*)::int as count
        from (
          select distinct s.category_id, ps.provider_id
            from provider_services ps
            join (select s.id, sub.category_id from services s join service_subcategories sub on sub.id = s.subcategory_id) s
              on s.id = ps.service_id
        ) categorised
        join providers p on p.id = categorised.provider_id and p.status = 'approved'
        group by 1 order by 2 desc, 1`,
    ),
  ]);
  const byCountry = new Map<string, number>();
  for (const { countryCode, count } of cities.rows)
    byCountry.set(countryCode, (byCountry.get(countryCode) ?? 0) + count);
  return {
    providerCount: cities.rows.reduce((sum, row) => sum + row.count, 0),
    byCountry: [...byCountry]
      .map(([countryCode, count]) => ({ countryCode, count }))
      .sort((a, b) => b.count - a.count || (a.countryCode < b.countryCode ? -1 : 1)),
    byCategory: categories.rows,
    byCity: acrossCountries(cities.rows, byCountry).map(({ addressId, count }) => ({ addressId, count })),
  };
}

/** The first cities of each country, at least one: the largest cities overall would omit countries of many towns. */
function acrossCountries<City extends { countryCode: string }>(
  cities: readonly City[],
  byCountry: ReadonlyMap<string, number>,
): City[] {
  const all = [...byCountry.values()].reduce((sum, count) => sum + count, 0);
  const seen = new Map<string, number>();
  return cities.filter(({ countryCode }) => {
    const nth = seen.get(countryCode) ?? 0;
    seen.set(countryCode, nth + 1);
    return nth <= (byCountry.get(countryCode)! / all) * (MOST_CITIES - byCountry.size) - 1 || nth === 0;
  });
}
