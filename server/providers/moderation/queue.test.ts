import { beforeAll, describe, expect, it } from 'vitest';
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

const ASSIGN = `mutation ($id: Int!, $takeOver: Boolean) { assignProvider(databaseId: $id, takeOver: $takeOver) {
  provider { assignment { isOwn user { displayName } } } } }`;
const assign = async (who: Moderator, id: number, takeOver = false) =>
  (await who.graphql(ASSIGN, { id, takeOver })).body.data.assignProvider.provider.assignment;
const decide = async (who: Moderator, databaseId: number, kind = 'APPROVED') => {
  const query = 'mutation ($input: DecideProviderInput!) { decideProvider(input: $input) { undoSeconds } }';
  const { body } = await who.graphql(query, { input: { databaseId, kind, reason: 'x' } });
  return body.errors?.[0]?.message ?? 'decided';
};

describe('a pending provider that a moderator has open', () => {
  it('is shown to others as theirs, and decided about by nobody else until it is taken over', async () => {
    const [id] = (await waiting(1)).ids;
    expect(await assign(ana, id!)).toMatchObject({ isOwn: true });
    expect(await assign(bia, id!)).toEqual({ isOwn: false, user: { displayName: 'Ana Pérez' } });
    expect(await decide(bia, id!)).toBe('Ana Pérez has this provider open. Take it over before you decide.');
    expect(await assign(bia, id!, true)).toMatchObject({ isOwn: true });
    expect(await decide(ana, id!)).toMatch(/has this provider open/);
    expect(await decide(bia, id!)).toBe('decided');
  });

  it('is open to others again after a quarter of an hour', async () => {
    const [id] = (await waiting(1)).ids;
    await assign(ana, id!);
    await test.db.pool.query(`update provider_assignments set since = now() - interval '16 minutes'`);
    expect(await decide(bia, id!)).toBe('decided');
  });
});

it('two moderators who decide the same one at once decide it once, twenty times', async () => {
  for (const id of (await waiting(20)).ids) {
    const answers = await Promise.all([decide(ana, id, 'APPROVED'), decide(bia, id, 'REJECTED')]);
    expect(answers.filter((answer) => answer === 'decided')).toHaveLength(1);
    const { rowCount } = await test.db.pool.query('select from provider_decisions where provider_id = $1', [id]);
    expect(rowCount).toBe(1);
  }
});

it('a decided provider is nobody’s', async () => {
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

  it('says of each provider what decides about it', async () => {
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
