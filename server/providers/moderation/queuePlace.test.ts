import { expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

const QUEUE = `query ($orderBy: ProviderOrder, $search: String, $filter: ProviderListFilter) {
  unapprovedProviders(first: 1000, orderBy: $orderBy, search: $search, filter: $filter) { edges { cursor node { databaseId } } } }`;
const PLACE = `query ($databaseId: ID!, $orderBy: ProviderOrder, $search: String, $filter: ProviderListFilter) {
  queuePlace(id: $databaseId, orderBy: $orderBy, search: $search, filter: $filter) {
    position totalCount previous { databaseId: providerDatabaseId cursor } next { databaseId: providerDatabaseId cursor } } }`;

it.each([
  {},
  { search: 'transporte' },
  { orderBy: { field: 'COMMERCIAL_NAME', direction: 'DESC' } },
  { orderBy: { field: 'APPROVED_BY', direction: 'ASC' } },
  { filter: { country: 'MX', categoryId: 1 } },
])('each provider of the queue knows its place in it, as it is listed with %j', async (listed) => {
  const { body } = await staff.graphql(QUEUE, listed);
  const queue = body.data.unapprovedProviders.edges.map(
    ({ cursor, node }: { cursor: string; node: { databaseId: number } }) => ({ ...node, cursor }),
  ) as { databaseId: number; cursor: string }[];
  expect(queue.length).toBeGreaterThan(3);
  for (const index of [0, 1, queue.length - 1]) {
    const { body: answer } = await staff.graphql(PLACE, { ...listed, databaseId: queue[index]!.databaseId });
    expect(answer.data.queuePlace).toEqual({
      position: index + 1,
      totalCount: queue.length,
      previous: queue[index - 1] ?? null,
      next: queue[index + 1] ?? null,
    });
  }
});

it('a provider that is not in the queue has no position in it', async () => {
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
  expect((await staff.graphql(PLACE, { databaseId: id })).body.data).toEqual({ queuePlace: null });
});

it('the queue of a country and a category has the pending providers of these only, also as a file', async () => {
  const { rows } = await test.db.pool.query<{ id: number }>(
    `select distinct p.id from providers p join addresses a on a.id = p.address_id
       join provider_services o on o.provider_id = p.id join services s on s.id = o.service_id
       join service_subcategories c on c.id = s.subcategory_id
     where p.approved_at is null and p.rejected_at is null and a.country_code = 'MX' and c.category_id = 1 order by 1`,
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  const { body } = await staff.graphql(QUEUE, { filter: { country: 'MX', categoryId: 1 } });
  const listed = body.data.unapprovedProviders.edges.map(
    ({ node }: { node: { databaseId: number } }) => node.databaseId,
  );
  expect(listed.toSorted((a: number, b: number) => a - b)).toEqual(ids);
  const csv = (await staff.get('/api/providers/unapproved/export.csv?country=MX&category=1')).body as string;
  expect(csv.trim().split('\n')).toHaveLength(ids.length + 1);
});
