import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

let approved: number[];
let waiting: number;

beforeAll(async () => {
  const ids = async (condition: string) =>
    (
      await test.db.pool.query<{ id: number }>(`select id from providers where ${condition} order by id limit 60`)
    ).rows.map(({ id }) => id);
  approved = await ids(`status = 'approved'`);
  [waiting] = (await ids('approved_at is null and rejected_at is null')) as [number];
});

const READ = `query ($from: ShortlistSource!) {
  shortlist(from: $from) { expiresAt providers { databaseId quoteRequest { subject text } } }
}`;
const SHARE = 'mutation ($ids: [ID!]!) { shareShortlist(input: { providerIds: $ids }) { token expiresAt } }';
const CHANGE =
  'mutation ($add: [ID!], $remove: [ID!]) { changeShortlist(input: { add: $add, remove: $remove }) { viewer { shortlistedIds } } }';

describe('a shortlist', () => {
  it('has the requested providers that are approved, in the requested order', async () => {
    const [first, second] = approved as [number, number];
    const { body } = await test.graphql(READ, { from: { ids: [second, waiting, first] } });
    const { providers } = body.data.shortlist;
    expect(providers.map((provider: { databaseId: number }) => provider.databaseId)).toEqual([second, first]);
  });

  it('contains the text of a request for a quote in the language of each provider', async () => {
    const { rows } = await test.db.pool.query<{ id: number }>(
      `select distinct on (language) id from providers where status = 'approved' order by language, id`,
    );
    const { body } = await test.graphql(READ, { from: { ids: rows.map(({ id }) => id) } });
    const texts: string[] = body.data.shortlist.providers.map(
      (provider: { quoteRequest: { text: string } }) => provider.quoteRequest.text,
    );
    expect(new Set(texts).size).toBe(rows.length);
    for (const text of texts)
      for (const detail of ['{route}', '{cargo}', '{weight}', '{date}'])
        expect(text.split('\n').filter((line) => line.includes(detail))).toHaveLength(1);
  });

  it('of more than fifty is refused', async () => {
    const { status, body } = await test.graphql(READ, { from: { ids: approved.slice(0, 51) } });
    expect([status, body.errors[0].extensions.field]).toEqual([400, 'ids']);
  });
});

describe('a shared shortlist', () => {
  it('is read by everyone who has its link, for 90 days', async () => {
    const ids = approved.slice(0, 3);
    const { token, expiresAt } = (await test.graphql(SHARE, { ids })).body.data.shareShortlist;
    expect((new Date(expiresAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
    const { shortlist } = (await test.graphql(READ, { from: { link: token } })).body.data;
    expect(shortlist.providers.map((provider: { databaseId: number }) => provider.databaseId)).toEqual(ids);
  });

  it('is refused when its link is expired, changed, or signed for something else', async () => {
    const key = test.parts.secretKey();
    const sign = (audience: string, expiry: number) =>
      new SignJWT({ ids: approved.slice(0, 1) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(expiry)
        .sign(key);
    const now = Math.floor(Date.now() / 1000);
    const valid = await sign('shortlist', now + 60);
    const [head, , signature] = valid.split('.');
    const changed = Buffer.from(JSON.stringify({ ids: [waiting], aud: 'shortlist', exp: now + 60 })).toString(
      'base64url',
    );
    const links = [
      await sign('shortlist', now - 1),
      await sign('other', now + 60),
      `${head}.${changed}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed}.`,
      'x',
    ];
    for (const link of links) {
      const { status, body } = await test.graphql(READ, { from: { link } });
      expect([status, body.errors[0].extensions]).toEqual([400, { code: 'BAD_USER_INPUT', field: 'link' }]);
    }
  });

  it('names at least one provider', async () => {
    expect((await test.graphql(SHARE, { ids: [] })).status).toBe(400);
  });
});

describe('the shortlist of an account', () => {
  it('keeps additions, excludes removed and unapproved ones, and is private', async () => {
    const person = await signedInPerson(test);
    const [first, second] = approved as [number, number];
    await person.graphql(CHANGE, { add: [first, waiting] });
    const { body } = await person.graphql(CHANGE, { add: [second, second], remove: [first] });
    expect(body.data.changeShortlist.viewer.shortlistedIds).toEqual([writeGlobalId('Provider', second)]);
    const other = await signedInPerson(test);
    const theirs = await other.graphql('{ viewer { shortlistedIds } }');
    expect(theirs.body.data.viewer.shortlistedIds).toEqual([]);
    expect((await person.graphql('{ personalData }')).body.data.personalData.shortlist).toEqual([
      { providerId: second, createdAt: expect.any(String) },
    ]);
  });

  it('has at most fifty providers, even after two concurrent changes', async () => {
    const person = await signedInPerson(test);
    await person.graphql(CHANGE, { add: approved.slice(0, 49) });
    const answers = await Promise.all(approved.slice(50, 52).map((id) => person.graphql(CHANGE, { add: [id] })));
    expect(answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'saved').sort()).toEqual([
      'BAD_USER_INPUT',
      'saved',
    ]);
  });

  it('is refused to visitors', async () => {
    const { body } = await test.graphql(CHANGE, { add: [1] });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
