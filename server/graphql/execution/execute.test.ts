import fc from 'fast-check';
import { buildSchema, type ExecutionArgs, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { randomOperation } from '../../../tests/contract/randomOperation.ts';
import { signedInStaff } from '../../../tests/staff.ts';
import { useApp } from '../../../tests/testApp.ts';
import { createContext, newArrival } from '../../parts.ts';
import { schema } from '../schema.ts';
import { executeOperation } from './execute.ts';
import { planOf } from './plan.ts';

const test = useApp('demo');

const small = buildSchema(`
  interface Named { name: String }
  type Thing implements Named {
    name: String
    number(times: Int = 2): Int
    must: String!
    later: String!
    fails: String
    mustFail: String!
    failsLater: String
    mustFailLater: String!
    absent: String!
    wrong: Int
    self: Thing!
    maybe: Thing
    all: [Thing!]!
    some: [Thing]
    numbers: [[Int!]!]
    notAList: [Int]
  }
  type Query { thing: Thing sure: Thing! named: Named }
`);

const thing: object = {
  name: 'a',
  number: ({ times }: { times: number }) => times * 2,
  must: 'b',
  later: async () => 'c',
  fails: () => {
    throw new Error('no');
  },
  mustFail: new Error('never'),
  failsLater: async () => {
    throw new Error('not later either');
  },
  mustFailLater: () => Promise.reject(new Error('by no means')),
  absent: null,
  wrong: 'many',
  get self() {
    return thing;
  },
  maybe: async () => thing,
  all: () => [thing, thing],
  some: () => [thing, null, Promise.resolve(thing), new Error('lost')],
  numbers: [[1], Promise.resolve([2, 3])],
  notAList: 3,
};

const QUERIES = [
  '{ thing { name number other: number(times: 4) must later self { name later } } sure { __typename name } }',
  'query ($times: Int) { thing { number(times: $times) numbers } }',
  '{ thing { ...some name ...some } sure { ... on Named { name } ... { must } ... on Thing { some { name } } } } fragment some on Thing { self { name } self { later } }',
  '{ thing { fails failsLater wrong notAList name } }',
  '{ thing { name mustFail } sure { name } }',
  '{ thing { name mustFailLater later } sure { name } }',
  '{ sure { name absent } thing { name } }',
  '{ sure { mustFail mustFailLater } thing { failsLater } }',
  '{ thing { maybe { self { mustFail } later } name } }',
  '{ thing { maybe { all { absent mustFailLater } } some { later mustFailLater } } }',
  '{ thing { some { name all { later } } all { fails failsLater } } }',
  '{ thing { self { self { self { mustFailLater } } } fails } }',
  'query A { thing { name } } query B { sure { must } }',
];

describe('an operation', () => {
  it.each(QUERIES)('is answered as by the executor of GraphQL: %s', async (text) => {
    const document = parse(text);
    expect(validate(small, document)).toEqual([]);
    const operationName = text.includes('query B') ? 'B' : null;
    expect(planOf(small, document, operationName)).not.toBeNull();
    const asked = { schema: small, document, rootValue: { thing, sure: thing }, operationName };
    for (const variableValues of [{ times: 5 }, {}, { times: 'x' }]) await compare({ ...asked, variableValues });
  });

  it('is so too whatever it asks of our schema', { timeout: 60_000 }, async () => {
    await signedInStaff(test);
    const viewer = await test.db.prisma.user.findFirstOrThrow({ where: { isSuperAdmin: true } });
    const context = async () => ({
      ...(await createContext(test.parts, new Headers(), newArrival(test.parts, '127.0.0.1', new Headers()))),
      viewer: { id: viewer.id, isSuperAdmin: true, hasProvedEmail: true, sessionId: 0 },
    });
    let planned = 0;
    const property = fc.asyncProperty(fc.gen(), async (dice) => {
      const { query, variables } = randomOperation(schema, dice);
      const document = parse(query);
      // answered anew each time
      if (
        query.startsWith('mutation') ||
        /botCheckChallenge|[pP]ersonalData/.test(query) ||
        validate(schema, document).length > 0
      )
        return;
      if (planOf(schema, document, null)) planned++;
      await compare({ schema, document, variableValues: variables }, context);
    });
    await fc.assert(property, { numRuns: 600, seed: 20_260_301, endOnFailure: true });
    expect(planned).toBeGreaterThan(100);
  });

  it.each([
    'mutation { __typename }',
    'query ($yes: Boolean!) { thing { name @include(if: $yes) } }',
    '{ named { name } }',
    '{ thing { __proto__: name } }',
    // each of forty fragments holds the next one twice
    `{ thing { ...f0 } } ${Array.from({ length: 40 }, (_, n) => `fragment f${n} on Thing { a: self { ...f${n + 1} } b: self { ...f${n + 1} } }`).join(' ')} fragment f40 on Thing { name }`,
  ])('is left to that executor when no plan is made of it: %s', (text) => {
    expect(planOf(small, parse(text), null)).toBeNull();
  });
});

async function compare(args: ExecutionArgs, context: () => unknown = () => null): Promise<void> {
  const told = async (run: typeof execute) =>
    JSON.parse(JSON.stringify(await run({ ...args, contextValue: await context() })));
  const [ours, theirs] = [await told(executeOperation), await told(execute)];
  const inOrder = ({ errors = [], ...rest }) => ({
    ...rest,
    errors: errors.map((error: object) => JSON.stringify(error)).sort(),
  });
  expect(inOrder(ours)).toEqual(inOrder(theirs));
}
