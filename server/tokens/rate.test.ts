import { expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { RATE_LIMIT: 'on' });
const MANY =
  '{ searchProviders(keywords: "transporte", first: 50) { edges { node { id contacts { contactValue } } } } }';

it('programs of one owner share a budget of points, and receive the remaining budget', async () => {
  const person = await signedInPerson(test);
  const newToken = async () => {
    const { body } = await person.graphql(`mutation {
      createAccessToken(input: { name: "X", scopes: [SEARCH_READ], expiresInDays: 1 }) { ... on CreateAccessTokenPayload { token } }
    }`);
    return { authorization: `Bearer ${body.data.createAccessToken.token}` };
  };
  const [one, other] = [await newToken(), await newToken()];
  const { points, duration } = RULES.program;
  const first = await test.get('/api/tax-types', one);
  expect(first.headers.get('ratelimit-policy')).toBe(`"points";q=${points};w=${duration}`);
  const left = ({ headers }: { headers: Headers }) => Number(headers.get('ratelimit')!.match(/r=(\d+)/)![1]);
  expect(left(first)).toBeLessThan(points);
  const search = await test.graphql(MANY, {}, other);
  // the cost of the operation, and ten for the request
  expect(left(first) - left(search)).toBe(search.body.extensions.cost.complexity + 10);

  const userId = String((await test.db.prisma.user.findFirstOrThrow({ where: { email: person.email } })).id);
  await test.parts.limits.count('program', `user:${userId}`, left(search));
  for (const headers of [one, other]) {
    const rejected = await test.get('/api/tax-types', headers);
    expect([rejected.status, left(rejected)]).toEqual([429, 0]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const graphql = await test.graphql('{ __typename }', {}, one);
  expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  // other callers are not affected
  expect((await test.get('/api/tax-types')).status).toBe(200);
});
