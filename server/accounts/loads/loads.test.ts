import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/graphqlCode.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
let approved: number[];
let waiting: number;
beforeAll(async () => {
  const ids = async (status: string) =>
    (
      await test.db.pool.query<{ id: number }>('select id from providers where status = $1 order by id limit 20', [
        status,
      ])
    ).rows.map(({ id }) => id);
  approved = await ids('approved');
  [waiting] = (await ids('waiting')) as [number];
});

const SHOWN = 'key from to cargo note linkEndsAt asked { providerDatabaseId name way isSent answer price }';
const KEEP = `mutation ($changed: [LoadInput!]!, $removed: [String!]!) {
  keepLoads(input: { changed: $changed, removed: $removed }) { viewer { loads { ${SHOWN} } } } }`;
const SHARE = 'mutation ($key: String!) { shareLoad(input: { key: $key }) { token endsAt } }';
const END = 'mutation ($key: String!) { endLoadLink(input: { key: $key }) { viewer { loads { linkEndsAt } } } }';
const SHARED = `query ($token: String!) { sharedLoad(token: $token) {
  from to cargo endsAt asked { providerDatabaseId name path way askedAt answer price } } }`;

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const ask = (providerId: number, changed: object = {}) => ({
  providerId: String(providerId),
  way: 'WHATSAPP',
  askedAt: ago(3),
  isSent: false,
  changedAt: ago(3),
  ...changed,
});

const load = (changed: object = {}) => ({
  key: crypto.randomUUID(),
  isKnown: false,
  ...{ from: 'Rosario', to: 'Córdoba', cargo: 'Soja', weight: '12 t', date: 'martes', note: 'The chief pays' },
  createdAt: ago(3),
  changedAt: ago(3),
  asks: [ask(approved[0]!)],
  ...changed,
});

type Person = Awaited<ReturnType<typeof signedInPerson>>;
const keep = async (person: Person, changed: object[], removed: string[] = []) =>
  (await person.graphql(KEEP, { changed, removed })).body.data.keepLoads.viewer.loads;

describe('the loads of an account', () => {
  it('are the same on all devices: the later change of each text and each answer is kept', async () => {
    const person = await signedInPerson(test);
    const [first, second] = approved as [number, number];
    const one = load({ asks: [ask(first), ask(second)] });
    await keep(person, [one]);
    // two devices, unaware of each other's change
    await keep(person, [{ ...one, isKnown: true, asks: [ask(first, { answer: 'NO', changedAt: ago(1) })] }]);
    const [kept] = await keep(person, [
      {
        ...{ ...one, isKnown: true, to: 'Mendoza', changedAt: ago(2) },
        asks: [ask(first), ask(second, { answer: 'PRICE', price: 'ARS 900.000', isSent: true, changedAt: ago(2) })],
      },
    ]);
    expect(kept).toMatchObject({
      to: 'Mendoza',
      asked: [
        { providerDatabaseId: first, answer: 'NO', isSent: false },
        { providerDatabaseId: second, answer: 'PRICE', price: 'ARS 900.000', isSent: true },
      ],
    });
  });

  it('are not restored by a device that still has them after their deletion on another one', async () => {
    const person = await signedInPerson(test);
    const one = load();
    await keep(person, [one]);
    expect(await keep(person, [], [one.key])).toEqual([]);
    expect(await keep(person, [{ ...one, isKnown: true }])).toEqual([]);
  });

  it('are visible to and changed by their owner only, and part of the personal data', async () => {
    const [person, other] = [await signedInPerson(test), await signedInPerson(test)];
    const one = load();
    await keep(person, [one]);
    // another account may use the same key for another load
    expect(await keep(other, [{ ...one, note: 'mine' }], [one.key])).toMatchObject([{ note: 'mine' }]);
    await keep(other, [], [one.key]);
    expect(codeOf(await other.graphql(SHARE, { key: one.key }))).toBe('NOT_FOUND');
    const { id } = (await person.graphql('{ viewer { id } }')).body.data.viewer;
    expect(
      (await other.graphql('query ($id: ID!) { node(id: $id) { ... on User { loads { key } } } }', { id })).body.data
        .node,
    ).toBeNull();
    expect(codeOf(await test.graphql(KEEP, { changed: [one], removed: [] }))).toBe('UNAUTHENTICATED');
    const { loads } = (await person.graphql('{ personalData }')).body.data.personalData;
    expect(loads).toMatchObject([
      { from: 'Rosario', note: 'The chief pays', asked: [{ providerId: approved[0], way: 'whatsapp', answer: null }] },
    ]);
    expect((await other.graphql('{ personalData }')).body.data.personalData.loads).toEqual([]);
  });

  it('are limited: the newest thirty, twelve businesses each, existing ones, and texts of limited length', async () => {
    const person = await signedInPerson(test);
    const many = Array.from({ length: 30 }, (_, nth) => load({ from: `${nth}`, createdAt: ago(nth + 2), asks: [] }));
    await keep(person, many);
    const kept = await keep(person, [load({ from: 'new', createdAt: ago(1), asks: [ask(waiting), ask(999_999)] })]);
    expect(kept).toHaveLength(30);
    expect(kept[0]).toMatchObject({ from: 'new', asked: [] });
    expect(kept.at(-1).from).toBe('28');
    const refused = [
      [load({ cargo: 'x'.repeat(201) })],
      [load({ key: 'x' })],
      [load({ asks: Array.from({ length: 13 }, () => ask(1)) })],
      [...many, load()],
    ];
    for (const changed of refused)
      expect(codeOf(await person.graphql(KEEP, { changed, removed: [] }))).toBe('BAD_USER_INPUT');
  });
});

describe('the link of a load', () => {
  const shared = (token: string) => test.graphql(SHARED, { token });

  it('shows everyone the route, the businesses and their answers, and neither the note nor its owner', async () => {
    const person = await signedInPerson(test);
    const one = load({ asks: [ask(approved[0]!, { answer: 'PRICE', price: 'USD 800' })] });
    await keep(person, [one]);
    const { token, endsAt } = (await person.graphql(SHARE, { key: one.key })).body.data.shareLoad;
    expect(token).toMatch(/^[\w-]{43}$/);
    const { body } = await shared(token);
    expect(body.data.sharedLoad).toMatchObject({
      ...{ from: 'Rosario', to: 'Córdoba', cargo: 'Soja', endsAt },
      asked: [{ providerDatabaseId: approved[0], answer: 'PRICE', price: 'USD 800', path: `/p/${approved[0]}` }],
    });
    for (const hidden of [person.email, 'Ana', 'The chief', one.key])
      expect(JSON.stringify(body)).not.toContain(hidden);
    for (const field of ['note', 'key', 'owner'])
      expect((await test.graphql(`{ sharedLoad(token: "${token}") { ${field} } }`)).status).toBe(400);
    const { rows } = await test.db.pool.query('select to_jsonb(l) as row from loads l where key = $1', [one.key]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends when its owner ends it, with a new one, after its time, and with the load', async () => {
    const person = await signedInPerson(test);
    const one = load();
    await keep(person, [one]);
    const share = async () => (await person.graphql(SHARE, { key: one.key })).body.data.shareLoad.token as string;
    const [old, present] = [await share(), await share()];
    expect(codeOf(await shared(old))).toBe('BAD_USER_INPUT');
    expect((await shared(present)).body.data.sharedLoad.from).toBe('Rosario');
    const { viewer } = (await person.graphql(END, { key: one.key })).body.data.endLoadLink;
    expect(viewer.loads).toEqual([{ linkEndsAt: null }]);
    expect(codeOf(await shared(present))).toBe('BAD_USER_INPUT');
    const late = await share();
    await test.db.pool.query(`update loads set link_ends_at = now() where key = $1`, [one.key]);
    expect(codeOf(await shared(late))).toBe('BAD_USER_INPUT');
    const last = await share();
    await keep(person, [], [one.key]);
    expect(codeOf(await shared(last))).toBe('BAD_USER_INPUT');
  });

  it('names no business that is no longer published', async () => {
    const person = await signedInPerson(test);
    const one = load({ asks: [ask(approved[1]!)] });
    await keep(person, [one]);
    const { token } = (await person.graphql(SHARE, { key: one.key })).body.data.shareLoad;
    await test.db.pool.query(`update providers set status = 'suspended', suspended_at = now() where id = $1`, [
      approved[1],
    ]);
    const { asked } = (await shared(token)).body.data.sharedLoad;
    expect(asked).toMatchObject([{ name: null, path: null }]);
  });
});
