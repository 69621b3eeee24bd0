import { inspect } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeOpenData } from '#server/open-data/makeOpenData.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { jobParts } from '#tests/jobParts.ts';
import { newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInModerator, signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { useWatches } from '#tests/watching.ts';

// each running export holds a connection
const test = useApp('demo', {}, undefined, 5);
const mailbox = useWorker(test);
const staff = useStaff(test);
const { ask, watching, mailsTo, sweep } = useWatches(test, mailbox);

const WATCHER = newEmail();
const NOTE = `note ${crypto.randomUUID()}`;
const OWN_SEARCH = '?q=mudanzas+secretas';
const KEEP = `mutation ($changed: [LoadInput!]!) { keepLoads(input: { changed: $changed, removed: [] }) { viewer { id } } }`;

/** All that the process writes to its log. */
const written: unknown[] = [];
let person: Awaited<ReturnType<typeof signedInPerson>>;
let personId: string;
let watchIds: string[];

beforeAll(async () => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(test.parts.log, level).mockImplementation((...entry: unknown[]) => void written.push(entry));
  const { watch } = await watching(undefined, WATCHER);
  await publishedBusiness(test, staff);
  await sweep();
  person = await signedInPerson(test);
  const own = await ask(null, { subject: { search: OWN_SEARCH } }, person);
  const at = new Date(Date.now() - 1_000).toISOString();
  const texts = { from: 'Rosario', to: 'Salta', cargo: 'Soja', weight: '', date: '', note: NOTE };
  const load = { ...texts, key: crypto.randomUUID(), isKnown: false, createdAt: at, changedAt: at, asks: [] };
  personId = (await person.graphql(KEEP, { changed: [load] })).body.data.keepLoads.viewer.id;
  watchIds = [watch.id, own.body.data.createWatch.watch.id];
});

describe('the watches and loads of another person', () => {
  it('exist, and were mailed', async () => {
    expect(mailsTo(WATCHER)).toHaveLength(2);
    const { body } = await person.graphql('{ viewer { loads { note } } watches { watches { id } } }');
    expect(body.data).toEqual({ viewer: { loads: [{ note: NOTE }] }, watches: { watches: [{ id: watchIds[1] }] } });
  });

  it.each([
    ['a super admin', async () => staff, []],
    ['a moderator', () => signedInModerator(test), null],
    ['another person', () => signedInPerson(test), null],
  ])('cannot be read or ended by %s', async (_, signIn, loads) => {
    const reader = await signIn();
    const { body } = await reader.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { loads { key note } } } watches { watches { id } } personalData }',
      { id: personId },
    );
    expect(body.data.node).toEqual(loads && { loads });
    expect(body.data.watches).toEqual({ watches: [] });
    expect(body.data.personalData).toMatchObject({ loads: [], watches: [] });
    for (const id of watchIds) {
      expect((await reader.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).body.data?.node).toBeFalsy();
      for (const verb of ['endWatch', 'renewWatch']) {
        const call = `mutation ($id: ID!) { ${verb}(input: { id: $id }) { __typename } }`;
        expect(codeOf(await reader.graphql(call, { id }))).toBe('NOT_FOUND');
      }
    }
    expect((await reader.get('/api/users/profile/me/data')).body.loads).toEqual([]);
  });

  it('are not in the list of users, nor in the page of one', async () => {
    expect((await staff.get(`/api/users?q=${encodeURIComponent(WATCHER)}`)).body.rows).toEqual([]);
    const { body } = await staff.get(`/api/users?q=${encodeURIComponent(person.email)}`);
    expect(body.rows).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/loads|watch|mudanzas/i);
  });
});

describe('a watcher, a watched search and a load', () => {
  const named = () => [WATCHER, 'mudanzas+secretas', 'mudanzas secretas', NOTE];
  const expectNone = (where: string, text: string) => {
    expect(text.length, where).toBeGreaterThan(20);
    for (const secret of named()) expect([where, text.includes(secret)]).toEqual([where, false]);
  };

  it.each(['providers', 'providers/unapproved', 'users', 'logs'])('are not in the CSV file of %s', async (name) => {
    const { status, body } = await staff.get(`/api/${name}/export.csv`);
    expect(status).toBe(200);
    expectNone(name, Buffer.from(body).toString());
  });

  it('are not in the open data', async () => {
    await makeOpenData({}, { ...jobParts(test.parts), publicUrl: test.parts.env.publicUrl });
    for (const file of ['providers.jsonl.gz', 'providers.csv.gz']) {
      const response = await test.app.fetch(new Request(`http://localhost/data/${file}`));
      expectNone(file, gunzipSync(Buffer.from(await response.arrayBuffer())).toString());
    }
  });

  it('are in no table but their own, such as the log or the counted words, and not in the log of the process', async () => {
    const { rows } = await test.db.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('addresses', 'postal_codes')`,
    );
    const found = new Set<string>();
    for (const { name } of rows) {
      const text = `select from ${name} t where t::text like any ($1) limit 1`;
      const { rowCount } = await test.db.pool.query(text, [named().map((secret) => `%${secret}%`)]);
      if (rowCount) found.add(name);
    }
    expect([...found].sort()).toEqual(['public.loads', 'public.mailed_links', 'public.watches']);
    test.parts.log.info('the process has written');
    expectNone('process', inspect(written, { depth: 9, maxStringLength: null, maxArrayLength: null }));
  });
});
