import { expect, it } from 'vitest';
import { CITIES, newService } from '#tests/directoryPage.ts';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';
import { refreshDirectory } from './refreshPages.ts';

const test = useApp('demo', {}, 'dist/web');
const { frayBentos, young, mercedes } = CITIES;

async function nearby(id: number, fields = 'databaseId'): Promise<number[]> {
  const query = `query ($id: ID!) { provider(id: $id) { nearby { ${fields} } } }`;
  const { body } = await test.graphql(query, { id });
  return body.data.provider.nearby.map(({ databaseId }: { databaseId: number }) => databaseId);
}

it('three other providers with the same service at the same place are shown: earlier registrations first, then later ones', async () => {
  const service = await newService(test, 'Moon rocks');
  const [a, b, c, d, e] = await service.offeredAt(young, young, young, young, young);
  expect(await nearby(e!)).toEqual([d, c, b]);
  expect(await nearby(c!)).toEqual([b, a, e]);
  expect(await nearby(a!)).toEqual([e, d, c]);
});

it('providers of the region are shown where the place has fewer than three, then those of the same category', async () => {
  const service = await newService(test, 'Mars rocks');
  const [a, other, b] = await service.offeredAt(young, mercedes, frayBentos);
  const [first, ...more] = await nearby(a!);
  expect(first).toBe(b);
  expect(more).toHaveLength(2);
  // in another region
  expect(more).not.toContain(other);
  const { rows } = await test.db.pool.query(
    `select distinct o.provider_id from provider_services o join services s on s.id = o.service_id
      join service_subcategories c on c.id = s.subcategory_id join addresses p on p.id = o.address_id
    where o.provider_id = any ($1) and o.provider_id <> $2 and s.id <> $3
      and (c.category_id, p.region_id) in (
        select c.category_id, p.region_id from services s join service_subcategories c on c.id = s.subcategory_id,
          addresses p where s.id = $3 and p.id = $4
      )`,
    [more, a, service.id, young],
  );
  expect(rows).toHaveLength(2);
});

it('only approved providers are shown nearby', async () => {
  const service = await newService(test, 'Ice rocks');
  const [a, b, c] = await service.offeredAt(young, young, young);
  await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [b]);
  const found = await nearby(a!);
  expect(found[0]).toBe(c);
  expect(found).not.toContain(b);
});

it('nearby providers are found in few statements, even where places have very many', async () => {
  const one = await test.statements(() => nearby(1));
  expect(one.length).toBeLessThan(9);
  const levels = (depth: number): string => (depth === 0 ? 'databaseId' : `databaseId nearby { ${levels(depth - 1)} }`);
  const query = `{ provider(id: 1) { ${levels(5)} } }`;
  expect((await test.graphql(query)).body.errors[0].extensions.code).toBe('QUERY_TOO_LARGE');
});

it("a provider's page links to all providers of its service at its place, once that has a page", async () => {
  const service = await newService(test, 'Comet dust', { es: 'Polvo de cometas' });
  const [id] = await service.offeredAt(young, young);
  const links = async () => {
    await refreshDirectory({}, { db: test.db });
    const { headers } = await test.get(`/providers/es/${id}`);
    return readPage((await test.get(headers.get('location')!)).body).links;
  };
  const all = '/es/polvo-de-cometas/uruguay/rio-negro/young';
  expect(await links()).not.toContain(all);
  await service.offeredAt(young);
  expect(await links()).toContain(all);
});
