import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Queryable } from '#server/platform/db.ts';
import { countRows } from '#server/platform/db.ts';
import type { Language } from '#shared/language.ts';
import { readCatalogue } from './catalogue.ts';
import type { Counted } from './counts.ts';
import { pathOf } from './directoryPage.ts';

export type PageKey = Pick<Counted, 'addressId' | 'offer'>;

/** The number of listed pages in each language. */
export function countPages(pool: Queryable): Promise<number> {
  return countRows(pool, 'from directory_pages');
}

/** The keys of listed pages, ordered by place, from the start or after a given page. */
export async function listPages(pool: Queryable, from: { after: PageKey } | { skip: number }, most: number) {
  const { addressId, offer } = 'after' in from ? from.after : { addressId: 0, offer: 0 };
  const { rows } = await pool.query<PageKey>({
    name: 'directory.list',
    text: `select address_id as "addressId", offer from directory_pages where (address_id, offer) > ($1, $2)
      order by address_id, offer offset $3 limit $4`,
    values: [addressId, offer, 'skip' in from ? from.skip : 0, most],
  });
  return rows;
}

const textOf = ({ addressId, offer }: PageKey) => `${addressId} ${offer}`;

/** Whether the page is listed. All rows of a request are loaded together. */
export const isListed = batched(async ({ reads }: Pick<Context, 'reads'>, keys: PageKey[]) => {
  const { rows } = await reads.query<PageKey>({
    name: 'directory.listed',
    text: `select address_id as "addressId", offer from directory_pages
      where (address_id, offer) in (select * from unnest($1::int[], $2::int[]))`,
    values: [keys.map(({ addressId }) => addressId), keys.map(({ offer }) => offer)],
  });
  const listed = new Set(rows.map(textOf));
  return (key) => listed.has(textOf(key));
});

/** Returns a function for the path of a listed page in a language; the path is null if the service was deleted. */
export async function pathWriter(context: Pick<Context, 'db' | 'reads' | 'gazetteer'>, language: Language) {
  const { offers } = await readCatalogue(context);
  return ({ addressId, offer: key }: PageKey): string | null => {
    const [offer, place] = [offers.get(key), context.gazetteer.get(addressId)];
    return offer && place ? pathOf(context, { offer, place }, language) : null;
  };
}
