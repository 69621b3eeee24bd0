import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { formOf } from '#server/credentials/registers/forms.ts';
import { loadRegister } from '#server/credentials/registers/loadRegister.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { jobParts } from '#tests/jobParts.ts';
import { useApp } from '#tests/testApp.ts';
import { compareCredentials } from './compareCredentials.ts';

// without a worker: each batch runs when the test starts it
const test = useApp('demo');

type Payload = JobPayloads['compareCredentials'];

/** Three batches. */
const COUNT = 450;
const KEY = 'register:rntrc';

/** Providers of São Paulo that declare only consecutive numbers of the RNTRC from this one on. */
async function declare(first: number) {
  await test.db.pool.query('delete from provider_credentials');
  await test.db.pool.query(
    `with made as (
       insert into providers (business_name, address_id, status, approved_at)
       select 'Comparada ' || n, 3448439, 'approved', now() from generate_series($1::int, $1::int + $2::int - 1) n
       returning id, business_name)
     insert into provider_credentials (provider_id, kind, number) select id, 'rntrc', split_part(business_name, ' ', 2) from made`,
    [first, COUNT],
  );
}

/** Every number divisible by this is active: a match changes its provider, which costs more than a difference. */
const ACTIVE = 30;

/** Loads a file of these numbers. */
function load(first: number, active = 'active') {
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const status = at % ACTIVE === 0 ? active : 'lapsed';
    return `${first + at},COMPARADA ${first + at},São Paulo,${status}`;
  });
  const file = Readable.from([Buffer.from(['number,name,region,status', ...rows].join('\n'))]);
  return loadRegister(test.db.pool, formOf('rntrc')!, file, '2026-11-01');
}

/** The pending batch. */
async function next(): Promise<Payload | undefined> {
  const { rows } = await test.db.pool.query('select payload from graphile_worker._private_jobs where key = $1', [KEY]);
  return rows[0]?.payload;
}

const begun = () => test.db.pool.query('delete from graphile_worker._private_jobs where key = $1', [KEY]);
const context = () => ({ ...jobParts(test.parts), db: test.db }) as never;

/** Simulates a process that dies before the batch commits. */
const killed = ({ prisma } = test.db) =>
  ({
    ...jobParts(test.parts),
    db: {
      prisma: {
        $transaction: (work: (tx: unknown) => Promise<void>, options: object) =>
          prisma.$transaction(async (tx) => {
            await work(tx);
            throw new Error('killed');
          }, options),
      },
    },
  }) as never;

/** The frequency of each result for these numbers, and the number of those checked more than once. */
async function checks(first: number) {
  const { rows } = await test.db.pool.query<{ result: string; count: number; doubled: number }>(
    `select result, count(*)::int as count, count(*)::int - count(distinct number)::int as doubled from credential_checks
     where kind = 'rntrc' and number between $1 and $2 group by 1 order by 1`,
    [`${first}`, `${first + COUNT - 1}`],
  );
  return Object.fromEntries(rows.map(({ result, ...counts }) => [result, counts]));
}

it('a comparison that is killed before or after a batch commits checks each credential once', async () => {
  const first = 810_000_000;
  await declare(first);
  await load(first);
  for (let batch = await next(); batch; batch = await next()) {
    await expect(compareCredentials(batch, killed())).rejects.toThrow('killed');
    expect(await next()).toEqual(batch);
    await begun();
    await compareCredentials(batch, context());
    const following = await next();
    // done, and not yet reported as done
    await compareCredentials(batch, context());
    expect(await next()).toEqual(following);
  }
  const match = { count: COUNT / ACTIVE, doubled: 0 };
  expect(await checks(first)).toEqual({ match, inactive: { count: COUNT - match.count, doubled: 0 } });
});

it('the comparison with a file ends when another one of the same day is loaded, which is compared in full', async () => {
  const first = 820_000_000;
  await declare(first);
  await load(first);
  const batch = (await next())!;
  await begun();
  await compareCredentials(batch, context());
  const second = (await next())!;
  await load(first, 'lapsed');
  const other = (await next())!;
  expect(other.after).toBe(0);
  await compareCredentials(second, context());
  expect(await next()).toEqual(other);
  for (let due: Payload | undefined = other; due; due = await next()) {
    await begun();
    await compareCredentials(due, context());
  }
  const match = { count: Math.ceil(200 / ACTIVE), doubled: 0 };
  expect(await checks(first)).toEqual({ match, inactive: { count: COUNT, doubled: 0 } });
});
