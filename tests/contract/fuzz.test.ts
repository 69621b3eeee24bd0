import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Answer, useApp } from '../testApp.ts';
import { isLong } from '../tier.ts';
import { type Caller, makeCaller, makeCallers, type Role } from './callers.ts';
import { type Operation, randomOperation } from './randomOperation.ts';
import { FILE } from './smallestOperation.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const test = useApp('demo');
/** Super admins reach most code. */
const CALLERS = ['anonymous', 'person', 'superAdmin', 'superAdmin', 'superAdmin', 'program'] as const satisfies Role[];

const RUNS = isLong ? 1_000 : 120;

/** Internal details that no response may contain. */
const INSIDES =
  /INTERNAL_SERVER_ERROR|prisma|postgres|sqlstate|relation \\"|violates|constraint|invocation|node_modules|\.ts:\d|\\n +at |TypeError|undefined|abstract type/i;

function send(caller: Caller, { query, variables, files }: Operation): Promise<Answer> {
  if (files.length === 0) return caller.graphql(query, variables);
  const form = new FormData();
  const without = JSON.parse(JSON.stringify(variables, (_, value) => (value === FILE ? null : value)));
  form.append('operations', JSON.stringify({ query, variables: without }));
  form.append('map', JSON.stringify({ 0: files }));
  form.append('0', new Blob(['id,businessName\n1,"x\u0000']), '../x\u0001.csv');
  return caller.form('/graphql', form);
}

/** Runs this many random operations. Returns how many responses had data, at least in part. */
async function fuzz(numRuns: number, seed?: number): Promise<number> {
  let withData = 0;
  const callers = await makeCallers(test);
  const property = fc.asyncProperty(fc.gen(), fc.constantFrom(...CALLERS), async (dice, role) => {
    const operation = randomOperation(schema, dice);
    const { status, body } = await send(callers[role], operation);
    const said = JSON.stringify(body.errors ?? []);
    if (status >= 500 || INSIDES.test(said))
      throw new Error(`${role}: ${status} ${said.slice(0, 1_000)}\n${JSON.stringify(operation).slice(0, 4_000)}`);
    expect(body.data !== undefined || body.errors.length > 0).toBe(true);
    // some operations sign their caller out, take their rights or delete them
    if (role !== 'anonymous' && (status === 401 || (role === 'superAdmin' && status === 403)))
      callers[role] = await makeCaller(test, role);
    if (Object.values(body.data ?? {}).some((value) => value !== null)) withData++;
  });
  await fc.assert(property, { numRuns, endOnFailure: true, ...(seed !== undefined && { seed }) });
  return withData;
}

describe('random operations', () => {
  it('never cause a server error, with a fixed seed', async () => {
    // Most are rejected because of their arguments or caller; a run in which fewer than one in 25 returns data tests
    // nothing. The number varies, as it depends on the clock and on changes by earlier operations.
    expect(await fuzz(RUNS, 20_260_301)).toBeGreaterThan(RUNS / 25);
  });

  // a chance finding must not refuse an unrelated change
  it.runIf(isLong)('never cause a server error, with a random seed', async () => {
    expect(await fuzz(RUNS / 2)).toBeGreaterThan(RUNS / 40);
  });
});
