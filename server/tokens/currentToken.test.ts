import { expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { bearer, createToken, partnerToken } from '#tests/programs.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { ALL_EVENTS, CREATE_ENDPOINT } from '#tests/webhooks.ts';

const test = useApp('demo', { RATE_LIMIT: 'on' });
const READ = `{ currentToken { id databaseId name scopes expiresAt partnerName
  budget { points seconds remainingPoints maxComplexity } } }`;
const read = async (headers: Record<string, string> = {}) => (await test.graphql(READ, {}, headers)).body.data;

it('a program reads its own token, with its partner and its budget', async () => {
  const { staff, partnerId, token, accessToken } = await partnerToken(test, ['SEARCH_READ']);
  const { currentToken } = await read(bearer(token));
  const { name } = await test.db.prisma.partner.findUniqueOrThrow({ where: { id: partnerId } });
  expect(currentToken).toMatchObject({
    ...{ databaseId: accessToken.databaseId, name: 'TMS', scopes: ['SEARCH_READ'], partnerName: name },
    budget: { points: RULES.program.points, seconds: RULES.program.duration, maxComplexity: 12_000 },
  });
  expect(Date.parse(currentToken.expiresAt)).toBeGreaterThan(Date.now());
  const { remainingPoints } = currentToken.budget;
  expect(remainingPoints).toBeLessThan(RULES.program.points);
  expect((await read(bearer(token))).currentToken.budget.remainingPoints).toBeLessThan(remainingPoints);
  const BUDGET = 'query ($id: ID!) { node(id: $id) { ... on AccessToken { budget { points } } } }';
  expect((await staff.graphql(BUDGET, { id: currentToken.id })).body.data.node).toEqual({ budget: null });
});

it('a program of a person has no partner, and reads no other token', async () => {
  const person = await signedInPerson(test);
  const [own, other] = [await createToken(person), await createToken(person)];
  const { currentToken } = await read(bearer(own.token));
  expect(currentToken).toMatchObject({ databaseId: own.accessToken.databaseId, partnerName: null });
  const id = (await read(bearer(other.token))).currentToken.id;
  const node = await test.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, bearer(own.token));
  expect(node.body.data.node).toBeNull();
});

it('programs do not see the person who created their token or webhook: null, without an error', async () => {
  const { staff, token, partnerId } = await partnerToken(test);
  const endpoint = { partnerId, url: 'https://hooks.partner.example/rumbo', eventTypes: ALL_EVENTS };
  await staff.graphql(CREATE_ENDPOINT, { input: endpoint });
  const CREATORS = '{ currentToken { id creator { email } } webhookEndpoints { nodes { creator { email } } } }';
  const { body } = await test.graphql(CREATORS, {}, bearer(token));
  expect(body.errors).toBeUndefined();
  const { currentToken, webhookEndpoints } = body.data;
  expect([currentToken.creator, webhookEndpoints.nodes]).toEqual([null, [{ creator: null }]]);
  const BY_STAFF = 'query ($id: ID!) { node(id: $id) { ... on AccessToken { creator { email } } } }';
  expect((await staff.graphql(BY_STAFF, { id: currentToken.id })).body.data.node.creator.email).toBe(staff.email);
});

it('people have no token', async () => {
  const person = await signedInPerson(test);
  expect(await read()).toEqual({ currentToken: null });
  expect((await person.graphql(READ)).body.data).toEqual({ currentToken: null });
});
