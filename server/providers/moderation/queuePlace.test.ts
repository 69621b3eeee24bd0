import { beforeAll, expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test);
});

const QUEUE = `query ($orderBy: ProviderOrder, $search: String) {
  unapprovedProviders(first: 1000, orderBy: $orderBy, search: $search) { edges { cursor node { databaseId } } } }`;
const PLACE = `query ($databaseId: Int!, $orderBy: ProviderOrder, $search: String) {
  queuePlace(databaseId: $databaseId, orderBy: $orderBy, search: $search) {
    position totalCount previous { databaseId cursor } next { databaseId cursor } } }`;

it.each([
  {},
  { search: 'transporte' },
  { orderBy: { field: 'COMMERCIAL_NAME', direction: 'DESC' } },
  { orderBy: { field: 'APPROVED_BY', direction: 'ASC' } },
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

it('a provider that is not in the queue has no place in it', async () => {
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { approvedAt: { not: null } } });
  expect((await staff.graphql(PLACE, { databaseId: id })).body.data).toEqual({ queuePlace: null });
});
