import { beforeAll, describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { useDeciding } from '#tests/deciding.ts';
import { signedInModerator } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const { waiting, statuses } = useDeciding(test);
type Moderator = Awaited<ReturnType<typeof signedInModerator>>;
let ana: Moderator;
let bia: Moderator;
beforeAll(async () => {
  [ana, bia] = [await signedInModerator(test), await signedInModerator(test)];
});

const ASSIGN = `mutation ($id: ID!, $takeOver: Boolean) { assignProvider(input: { id: $id, takeOver: $takeOver }) {
  provider { moderation { assignment { isOwn user { displayName } } } } } }`;
const assign = async (who: Moderator, id: number, takeOver = false) =>
  (await who.graphql(ASSIGN, { id, takeOver })).body.data.assignProvider.provider.moderation.assignment;
const decide = async (who: Moderator, databaseId: number, kind = 'APPROVED') => {
  const { body } = await decideOne(who, databaseId, { kind, reason: 'x' });
  return body.errors?.[0]?.message ?? 'decided';
};

describe('a pending provider that a moderator has open', () => {
  it('is shown to others as assigned, and cannot be decided about by others until they take it over', async () => {
    const [id] = (await waiting(1)).ids;
    expect(await assign(ana, id!)).toMatchObject({ isOwn: true });
    expect(await assign(bia, id!)).toEqual({ isOwn: false, user: { displayName: 'Ana Pérez' } });
    expect(await decide(bia, id!)).toBe('Ana Pérez has this provider open. Take it over before you decide.');
    expect(await assign(bia, id!, true)).toMatchObject({ isOwn: true });
    expect(await decide(ana, id!)).toMatch(/has this provider open/);
    expect(await decide(bia, id!)).toBe('decided');
  });

  it('is available to others when its moderator leaves it, who cannot release assignments of others', async () => {
    const [id] = (await waiting(1)).ids;
    const release = (who: Moderator) =>
      who.graphql('mutation ($id: ID!) { releaseProvider(input: { id: $id }) { provider { databaseId } } }', { id });
    await assign(ana, id!);
    await release(bia);
    expect(await assign(bia, id!)).toMatchObject({ isOwn: false });
    await release(ana);
    expect(await assign(bia, id!)).toMatchObject({ isOwn: true });
  });

  it('is available to others once its moderator has decided', async () => {
    const [id] = (await waiting(1)).ids;
    await assign(ana, id!);
    expect(await decide(ana, id!, 'CHANGES_REQUESTED')).toBe('decided');
    expect(await decide(bia, id!)).toBe('decided');
  });

  it('is skipped for others who continue through the queue', async () => {
    const { ids } = await waiting(3);
    await assign(ana, ids[1]!);
    const open = async (who: Moderator) => {
      const query = `{ unapprovedProviders(first: 1000, unassigned: true) { totalCount edges { node { databaseId } } } }`;
      const { totalCount, edges } = (await who.graphql(query)).body.data.unapprovedProviders;
      expect(totalCount).toBe(edges.length);
      const found = edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId) as number[];
      return ids.filter((id) => found.includes(id));
    };
    expect(await open(bia)).toEqual([ids[0], ids[2]]);
    expect(await open(ana)).toEqual(ids);
  });

  it('is available to others again after a quarter of an hour', async () => {
    const [id] = (await waiting(1)).ids;
    await assign(ana, id!);
    await test.db.pool.query(`update provider_assignments set since = now() - interval '16 minutes'`);
    expect(await decide(bia, id!)).toBe('decided');
  });
});

it('two moderators who decide about the same one concurrently decide once, twenty times', async () => {
  for (const id of (await waiting(20)).ids) {
    const answers = await Promise.all([decide(ana, id, 'APPROVED'), decide(bia, id, 'REJECTED')]);
    expect(answers.filter((answer) => answer === 'decided')).toHaveLength(1);
    const { rowCount } = await test.db.pool.query('select from provider_decisions where provider_id = $1', [id]);
    expect(rowCount).toBe(1);
  }
});

it('a decided provider has no assignee', async () => {
  const [id] = (await waiting(1)).ids;
  await decide(ana, id!);
  expect(await assign(bia, id!, true)).toBeNull();
  expect(await statuses([id!])).toEqual(['APPROVED']);
});

describe('the queue', () => {
  const FLAGS = `query ($view: QueueView) { unapprovedProviders(first: 500, view: $view) {
    totalCount edges { flags assignee node { databaseId } } } }`;
  const listed = async (view?: string) => {
    const { body } = await ana.graphql(FLAGS, { view });
    return body.data.unapprovedProviders as {
      totalCount: number;
      edges: { flags: string[]; assignee: string | null; node: { databaseId: number } }[];
    };
  };
  const rowOf = async (id: number) => (await listed()).edges.find(({ node }) => node.databaseId === id)!;

  it('flags the facts for a decision about each provider', async () => {
    const [id, twin] = (await waiting(2)).ids;
    const { pool } = test.db;
    await pool.query(`update providers set website_url = 'https://twins.example' where id = any ($1)`, [[id, twin]]);
    await pool.query(
      `insert into contacts (provider_id, contact_type, contact_value, typed_value)
      values ($1, 'whatsapp', '+5492615551234', '261 555 1234')`,
      [id],
    );
    await assign(ana, id!);
    const { flags, assignee } = await rowOf(id!);
    expect(flags).toEqual(expect.arrayContaining(['DUPLICATE', 'NUMBER_GUESSED']));
    expect(flags).not.toContain('IMAGE');
    expect(assignee).toBe('Ana Pérez');
    expect((await rowOf(twin!)).flags).toContain('DUPLICATE');
  });

  it('flags the same duplicates as the page of a provider: also the same email, and a very similar name', async () => {
    const { ids } = await waiting(4);
    const { pool } = test.db;
    await pool.query(
      `insert into contacts (provider_id, contact_type, contact_value)
        values ($1, 'email', 'Same@mail.example'), ($2, 'email', 'same@MAIL.example')`,
      [ids[0], ids[1]],
    );
    await pool.query(
      `update providers set address_id = 3435910, business_name =
        case id when $1 then 'Expreso Zonda Patagonico' else 'Expresso Zonda Patagónico SRL' end where id = any ($2)`,
      [ids[2], ids.slice(2)],
    );
    for (const id of ids) expect([id, (await rowOf(id)).flags]).toEqual([id, expect.arrayContaining(['DUPLICATE'])]);
  });

  it('flags a mail domain that looks like that of a published provider, and no mistyped mail provider', async () => {
    const { ids } = await waiting(4);
    const mails = ['a@transpuelche.example', 'b@transpue1che.example', 'c@gmai1.com', 'd@transpuelche.example'];
    await test.db.pool.query(
      `insert into contacts (provider_id, contact_type, contact_value)
       select id, 'email'::contact_type, mail from unnest($1::int[], $2::text[]) row (id, mail)
       union all select $3, 'email', 'somebody@gmail.com'`,
      [ids, mails, ids[0]],
    );
    await decide(ana, ids[0]!);
    const isFlagged = async (id: number) => (await rowOf(id)).flags.includes('LOOKALIKE_DOMAIN');
    expect(await Promise.all(ids.slice(1).map(isFlagged))).toEqual([true, false, false]);
    const query = `{ provider(id: ${ids[1]}) { moderation { lookalikes { reasons provider { databaseId } } } } }`;
    const { lookalikes } = (await ana.graphql(query)).body.data.provider.moderation;
    expect(lookalikes).toContainEqual({
      reasons: expect.arrayContaining(['DOMAIN']),
      provider: { databaseId: ids[0] },
    });
  });

  it('lists a resubmitted one after those that have waited longer', async () => {
    const { ids } = await waiting(2);
    await test.db.pool.query(
      `update providers set created_at = '2001-01-01', resubmitted_at = case id when $1 then now() end where id = any ($2)`,
      [ids[0], ids],
    );
    const query = `{ directoryFigures { oldestPendingAt } unapprovedProviders(first: 1000,
      orderBy: { field: SUBMITTED_AT, direction: ASC }) { edges { node { databaseId moderation { submittedAt } } } } }`;
    const { directoryFigures, unapprovedProviders } = (await ana.graphql(query)).body.data;
    const [first, ...others] = unapprovedProviders.edges.map(({ node }: { node: object }) => node);
    expect(first.databaseId).toBe(ids[1]);
    expect(directoryFigures.oldestPendingAt).toBe(first.moderation.submittedAt);
    expect(others.at(-1).databaseId).toBe(ids[0]);
  });

  it('has views, which are counted as they are listed', async () => {
    for (const [view, has] of [
      ['CONFIRMED', (flags: string[]) => flags.includes('CONFIRMED')],
      ['DUPLICATES', (flags: string[]) => flags.includes('DUPLICATE')],
      ['RESUBMITTED', (flags: string[]) => flags.includes('RESUBMITTED')],
      ['WITHOUT_IMAGE', (flags: string[]) => !flags.includes('IMAGE')],
    ] as const) {
      const [all, part] = [await listed(), await listed(view)];
      expect([view, part.totalCount]).toEqual([view, all.edges.filter(({ flags }) => has(flags)).length]);
    }
  });
});
