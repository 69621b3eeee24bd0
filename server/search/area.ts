import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { type Area, areaFault, MAX_AREA } from '#shared/area.ts';
import type { Count } from './count.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { areaValues, filterValues, nameOf, numbered, type PageRow, WANTED, wantedValues } from './page.ts';

/** The requested area. Throws `Invalid` for an invalid one, or one that is too large. */
export function readArea({ south, west, north, east }: Area): Area {
  const area = { south, west, north, east };
  const fault = areaFault(area);
  if (fault) throw new Invalid(fault, { ...MAX_AREA, field: 'area' });
  return area;
}

/** The number of providers within the area, unless the first page has it. */
export async function countWithin(
  pool: Queryable,
  words: Understanding | null,
  area: Area,
  row: PageRow,
): Promise<Count> {
  const { rows } = await pool.query<Count>({
    name: 'search.count_within',
    text: `select documents as count, is_exact as "isExact"
      from search.count_within($8, $9, $10, ${WANTED}, ${numbered(11, 5)})`,
    values: [...wantedValues(words), ...filterValues(words, row), nameOf(words, null), ...areaValues(area)],
  });
  return rows[0]!;
}
