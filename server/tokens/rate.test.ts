import { expect, it } from 'vitest';
import { signedInPerson } from '../../tests/staff.ts';
import { useApp } from '../../tests/testApp.ts';

const test = useApp('empty', { RATE_LIMIT: 'on' });

it('a program is told what is left of its rate, and when to come back', async () => {
  const person = await signedInPerson(test);
  const { body } = await person.graphql(`mutation {
    createAccessToken(input: { name: "X", scopes: [SEARCH_READ], expiresInDays: 1 }) { token }
  }`);
  const headers = { authorization: `Bearer ${body.data.createAccessToken.token}` };
  const ask = () => test.get('/api/tax-types', headers);
  const first = await ask();
  expect(first.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"token";r=599;t=60$/);
  for (let sent = 1; sent < 600; sent += 1) await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const graphql = await test.graphql('{ __typename }', {}, headers);
  expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
  // without it the others are not slowed down
  expect((await test.get('/api/tax-types')).status).toBe(200);
});
