import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyFor } from '#server/platform/secretKey.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { solveBotCheck } from '#tests/solveBotCheck.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { tokenOfPage } from '#tests/viewToken.ts';
import { signAsked } from './answers.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
const staff = useStaff(test);

const DAY = 86_400_000;
const TELL = `mutation ($input: TellAnswerInput!) { tellAnswer(input: $input) { isReceived } }`;
const address = (network: number) => `203.${network}.100.7`;
const proof = (id: number, network = 1, days = 2) =>
  signAsked(test.parts.secretKey, id, address(network), Date.now() - days * DAY);
const from = (network: number) => ({ 'x-forwarded-for': address(network) });
const tell = (id: number, network: number, isWithinADay = true, token = proof(id, network)) =>
  test.graphql(TELL, { input: { token, isWithinADay } }, from(network));

const LINES = 'answersWithinADay ownership { isSaidToAnswerLate }';
type Reader = Pick<typeof test, 'graphql'>;
const lines = async (id: number, by: Reader = test) =>
  (await by.graphql(`{ provider(id: ${id}) { ${LINES} } }`)).body.data.provider;
const count = async (id: number) => test.db.prisma.providerAnswer.count({ where: { providerId: id } });

describe('reports about the answers of a business', () => {
  it('are shown from ten networks on, and not before', async () => {
    const { id } = await publishedBusiness(test, staff);
    for (let network = 1; network <= 9; network++) await tell(id, network);
    expect(await lines(id)).toMatchObject({ answersWithinADay: null });
    await tell(id, 10);
    expect(await lines(id)).toMatchObject({ answersWithinADay: true });
  });

  it('are shown only to its owner when most answers are no, and to no one below ten', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    for (let network = 1; network <= 9; network++) await tell(id, network, false);
    expect((await lines(id, owner)).ownership).toEqual({ isSaidToAnswerLate: false });
    await tell(id, 10, false);
    expect((await lines(id, owner)).ownership).toEqual({ isSaidToAnswerLate: true });
    for (const other of [test, await signedInPerson(test)])
      expect(await lines(id, other)).toEqual({ answersWithinADay: null, ownership: null });
  });

  it('count a network once a month, a proof once, and none of its own members', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await tell(id, 1);
    await tell(id, 1, false);
    // a neighbour in the same network of the provider of a connection
    await test.graphql(
      TELL,
      {
        input: {
          token: signAsked(test.parts.secretKey, id, '203.1.100.99', Date.now() - 2 * DAY),
          isWithinADay: false,
        },
      },
      { 'x-forwarded-for': '203.1.100.99' },
    );
    const token = proof(id, 2);
    await tell(id, 2, true, token);
    await tell(id, 3, true, token);
    await owner.graphql(TELL, { input: { token: proof(id, 4), isWithinADay: true } });
    expect(await count(id)).toBe(2);
    expect(await test.db.prisma.providerAnswer.count({ where: { providerId: id, isWithinADay: false } })).toBe(0);
  });

  it('count the network that asked: one machine with ten proofs and ten proxies is one, a phone that moved is its own', async () => {
    const { id } = await publishedBusiness(test, staff);
    for (let proxy = 1; proxy <= 10; proxy++) await tell(id, proxy, true, proof(id, 99));
    expect(await count(id)).toBe(1);
    expect(await lines(id)).toMatchObject({ answersWithinADay: null });
    for (let network = 1; network <= 9; network++) await tell(id, 200, true, proof(id, network));
    expect(await count(id)).toBe(10);
    expect(await lines(id)).toMatchObject({ answersWithinADay: true });
  });

  it('of proofs of older versions, which name no network, count the network that tells', async () => {
    const { id } = await publishedBusiness(test, staff);
    const older = (nth: number) => {
      const asked = `${id}.${Math.floor((Date.now() - 2 * DAY) / 3_600_000)}.${String(nth).repeat(12)}`;
      const key = keyFor('answering', test.parts.secretKey());
      return `${asked}.${createHmac('sha256', key).update(asked).digest('base64url')}`;
    };
    for (const network of [1, 2]) await tell(id, network, true, older(network));
    await tell(id, 2, true, older(3));
    expect(await count(id)).toBe(2);
  });

  it('store neither a network, a person nor a time of day', async () => {
    const { id } = await publishedBusiness(test, staff);
    await tell(id, 44);
    const { rows } = await test.db.pool.query('select * from provider_answers where provider_id = $1', [id]);
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['bucket', 'is_within_a_day', 'month', 'proof', 'provider_id'],
    ]);
    expect(rows[0].bucket).toBeLessThan(65_536);
    expect(new Date(rows[0].month).getDate()).toBe(1);
  });

  it('need the proof of a click on a contact, a day old and of this site', async () => {
    const { id } = await publishedBusiness(test, staff);
    const viewToken = await tokenOfPage(test, id);
    const contacts = await test.db.prisma.contact.findMany({ where: { providerId: id } });
    const press = async (contactId: number, userAgent = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0') =>
      (
        await test.graphql(
          'mutation ($input: CountViewsInput!) { countViews(input: $input) { answerToken } }',
          { input: { viewToken, contactId } },
          { 'user-agent': userAgent },
        )
      ).body.data.countViews.answerToken;
    const token = await press(contacts[0]!.id);
    expect(token).toMatch(new RegExp(`^${id}\\.`));
    const { id: foreign } = await test.db.prisma.contact.findFirstOrThrow({ where: { providerId: { not: id } } });
    expect([await press(foreign), await press(contacts[0]!.id, 'curl/8')]).toEqual([null, null]);
    const old = proof(id);
    const refused = [token, proof(id, 1, 61), 'x', old.replace(String(id), String(id + 1)), `${old.slice(0, -1)}~`];
    for (const wrong of refused) expect(codeOf(await tell(id, 50, true, wrong))).toBe('BAD_USER_INPUT');
    expect(await count(id)).toBe(0);
  });

  it('with the proof of another network, changed by its holder, are refused', async () => {
    const { id } = await publishedBusiness(test, staff);
    const [provider, hour, bucket, ...rest] = proof(id).split('.');
    const others = [
      [provider, hour, String((Number(bucket) + 1) % 65_536), ...rest],
      [provider, hour, ...rest],
    ];
    for (const other of others) expect(codeOf(await tell(id, 50, true, other.join('.')))).toBe('BAD_USER_INPUT');
  });

  it('do not affect ranking', async () => {
    const [one, other] = [await publishedBusiness(test, staff), await publishedBusiness(test, staff)];
    const order = async () =>
      (
        await test.graphql(
          '{ searchProviders(keywords: "transporte refrigerado", where: { text: "Rosario" }, first: 50) { nodes { databaseId } } }',
        )
      ).body.data.searchProviders.nodes
        .map(({ databaseId }: { databaseId: number }) => databaseId)
        .filter((id: number) => [one.id, other.id].includes(id));
    const before = await order();
    for (let network = 1; network <= 12; network++) await tell(before.at(-1)!, network);
    expect(await order()).toEqual(before);
  });
});

describe('with the bot check on', () => {
  const checked = useApp('demo', { BOT_CHECK: 'altcha' });

  it('an answer needs a solution of its own', async () => {
    const { id } = await checked.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
    const answer = (network: string, botCheckSolution: string | null) => {
      const token = signAsked(checked.parts.secretKey, id, network, Date.now() - 2 * DAY);
      return checked.graphql(TELL, { input: { token, isWithinADay: true, botCheckSolution } });
    };
    const counted = () => checked.db.prisma.providerAnswer.count({ where: { providerId: id } });
    for (const wrong of [null, 'x']) expect(codeOf(await answer('198.51.100.1', wrong))).toBe('BAD_USER_INPUT');
    expect(await counted()).toBe(0);
    const solution = await solveBotCheck(checked);
    expect(codeOf(await answer('198.51.100.1', solution))).toBeNull();
    expect(await counted()).toBe(1);
    expect(codeOf(await answer('203.0.113.1', solution))).toBe('BAD_USER_INPUT');
    expect(await counted()).toBe(1);
  });
});
