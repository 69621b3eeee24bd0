import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const SAO_PAULO = 3448439;
const [REFRIGERATED, CAR_TOWING] = [29, 162];

/** The towing companies within each distance of the city: the counts of the filters, and the totals of filtered searches. */
async function towing(): Promise<{ counted: number[]; found: number[] }> {
  const ask = async (filters: string, fields: string) => {
    const search = `searchProviders(keywords: "grúas", where: { text: "São Paulo, SP" }, first: 1, filters: { ${filters} })`;
    const { body } = await test.graphql(`{ ${search} { ${fields} } }`);
    return body.data.searchProviders;
  };
  const { facets } = await ask('', 'facets { distances { within count } }');
  const found = [];
  for (const { within } of facets.distances) found.push((await ask(`within: ${within}`, 'totalCount')).totalCount);
  return { counted: facets.distances.map(({ count }: { count: number }) => count), found };
}

describe('the count of a distance', () => {
  it('uses the address where the business offers the requested service, not its nearest address', async () => {
    const { rows } = await test.db.pool.query(
      `select other.id from addresses here, addresses other
       where here.id = $1 and other.kind = 'city' and 111.2 * sqrt((other.latitude - here.latitude) ^ 2
         + ((other.longitude - here.longitude) * cosd(here.latitude)) ^ 2) between 26 and 38
       order by other.id limit 1`,
      [SAO_PAULO],
    );
    const before = await towing();
    const id = await addProvider(test.db, 'Frigorífico Ejemplar', SAO_PAULO, '', [], REFRIGERATED);
    await test.db.pool.query(
      'insert into provider_services (provider_id, service_id, address_id) values ($1, $2, $3)',
      [id, CAR_TOWING, rows[0].id],
    );
    await test.db.pool.query('select search.refresh(array[$1::int])', [id]);
    const after = await towing();
    expect(after.counted).toEqual(after.found);
    expect(after.counted).toEqual(before.counted.map((count, at) => (at === 0 ? count : count + 1)));
  });
});
