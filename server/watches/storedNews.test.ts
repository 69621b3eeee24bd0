import { expect, it } from 'vitest';
import { housekeeping } from '#server/app/work/housekeeping.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { SEARCH, useWatches } from '#tests/watching.ts';

const test = useApp('demo');
useFewProviders(test, 40);
const mailbox = useWorker(test);
const staff = useStaff(test);
const { watching, mailsTo, sweep } = useWatches(test, mailbox);

const NEWS = `query ($id: ID!, $token: String, $after: String) { watch(id: $id, token: $token) {
  news(first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    nodes { foundAt providerId providerDatabaseId provider { businessName } changes } } } }`;

async function program() {
  const { token } = await partnerToken(test, ['WATCHES_READ', 'WATCHES_WRITE']);
  const send = (method: string, path: string, json?: object) => test.send(method, path, json, bearer(token));
  const watch = async (subject: object): Promise<number> =>
    (await send('POST', '/api/watches', { ...subject, rhythm: 'daily' })).body.watch.id;
  const read = async (id: number, after: string | null = null) => {
    const { body } = await test.graphql(NEWS, { id, after }, bearer(token));
    expect(body.errors).toBeUndefined();
    return body.data.watch?.news ?? null;
  };
  return { send, watch, read };
}

it('a program without a webhook reads the news of its search, newest first and page by page, and of no other watch', async () => {
  const [own, other] = [await program(), await program()];
  const id = await own.watch({ search: SEARCH });
  expect(await own.read(id)).toMatchObject({ totalCount: 0, nodes: [] });
  const before = Date.now();
  const first = await publishedBusiness(test, staff);
  await sweep();
  const second = await publishedBusiness(test, staff);
  await sweep();
  await sweep();
  const page = await own.read(id);
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
  const rest = await own.read(id, page.pageInfo.endCursor);
  expect([...page.nodes, ...rest.nodes]).toMatchObject(
    [second, first].map(({ id: found, businessName }) => ({
      ...{ providerId: writeGlobalId('Provider', found), providerDatabaseId: found },
      ...{ provider: { businessName }, changes: [] },
    })),
  );
  expect(Date.parse(rest.nodes[0].foundAt)).toBeGreaterThanOrEqual(before);
  await test.db.pool.query(`update providers set status = 'suspended', suspended_at = now() where id = $1`, [
    second.id,
  ]);
  expect((await own.read(id)).nodes).toMatchObject([{ providerDatabaseId: second.id, provider: null }]);
  const { status, body } = await own.send('GET', `/api/watches/${id}/news?top=1`);
  expect([status, body.rows, body.hasNextPage]).toEqual([
    200,
    [{ foundAt: page.nodes[0].foundAt, providerId: second.id, businessName: null, changes: [] }],
    true,
  ]);
  expect(await other.read(id)).toBeNull();
  expect((await other.send('GET', `/api/watches/${id}/news`)).status).toBe(404);
});

it('the news of a provider say what changed, and are kept for 30 days', async () => {
  const { watch, read } = await program();
  const { id: providerId } = await publishedBusiness(test, staff);
  const id = await watch({ providerId });
  await test.db.pool.query(
    `with renamed as (update providers set business_name = 'Cargas Nuevas' where id = $1)
     update contacts set contact_value = contact_value || '1' where provider_id = $1`,
    [providerId],
  );
  await sweep();
  expect((await read(id)).nodes).toMatchObject([
    { providerDatabaseId: providerId, changes: ['CONTACTS', 'RENAMED'], provider: { businessName: 'Cargas Nuevas' } },
  ]);
  await test.db.pool.query(
    `insert into watch_news (watch_id, provider_id, changes, created_at)
     select watch_id, provider_id, '{moved}', now() - days * interval '1 day' from watch_news, unnest('{29,31}'::int[]) days
     where watch_id = $1`,
    [id],
  );
  expect((await read(id)).totalCount).toBe(3);
  await housekeeping({}, { ...test.parts, db: test.db, publicUrl: '', mail: { send: async () => {} } });
  expect((await read(id)).totalCount).toBe(2);
});

it('the link of a mail shows the news that it tells of', async () => {
  const { email, token, watch } = await watching();
  const { businessName } = await publishedBusiness(test, staff);
  await sweep();
  expect(mailsTo(email).at(-1)?.text).toContain(businessName);
  const read = async (sent: string | null) => (await test.graphql(NEWS, { id: watch.id, token: sent })).body;
  expect((await read(token)).data.watch.news).toMatchObject({ totalCount: 1, nodes: [{ provider: { businessName } }] });
  expect((await read(null)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
