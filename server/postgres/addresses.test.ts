import { beforeAll, expect, it } from 'vitest';
import { pretend, pretendStandby } from '#tests/pretendStandby.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { checkAddresses } from './addresses.ts';

const primary = useDatabase('empty');
const standby = useDatabase('empty');
beforeAll(() => pretendStandby(standby));
/** Its sessions share one process, as those of a transaction pool may. */
const pool = useDatabase('empty');
beforeAll(() => pretend(pool, 'create function public.pg_backend_pid() returns int language sql as $$ select 1 $$'));

const AWAY = 'postgresql://rumbo:x@127.0.0.1:9/rumbo';

/** The start warnings about these standbys. */
async function warningsOf(...databaseReplicaUrls: string[]): Promise<string[]> {
  const { warnings } = await checkAddresses({
    databaseUrl: primary.url,
    databaseDirectUrl: primary.url,
    databaseReplicaUrls,
  });
  return warnings;
}

it('a start warns of an unavailable standby, but not of the nodes of a cluster with a primary', async () => {
  expect(await warningsOf()).toEqual([]);
  expect(await warningsOf(primary.url, standby.url)).toEqual([]);
  expect(await warningsOf(AWAY, standby.url)).toEqual([
    expect.stringMatching(/^DATABASE_REPLICA_URLS: 127\.0\.0\.1:9 cannot be reached .* it gets no reads$/),
  ]);
});

it('a start warns that reads do not relieve the primary if no standby is configured', async () => {
  expect(await warningsOf(primary.url)).toEqual([expect.stringContaining('names no standby')]);
});

it('a start is refused if the address for writes is a standby, or cannot be reached', async () => {
  const check = (databaseUrl: string, databaseDirectUrl: string | null) =>
    checkAddresses({ databaseUrl, databaseDirectUrl, databaseReplicaUrls: [] });
  await expect(check(primary.url, standby.url)).rejects.toThrow('DATABASE_DIRECT_URL is a standby');
  await expect(check(AWAY, null)).rejects.toThrow(/^DATABASE_URL: 127\.0\.0\.1:9 cannot be reached/);
});

it('a start behind a transaction pool is refused without an address of PostgreSQL itself', async () => {
  const check = (databaseDirectUrl: string | null) =>
    checkAddresses({ databaseUrl: pool.url, databaseDirectUrl, databaseReplicaUrls: [] });
  await expect(check(null)).rejects.toThrow(/^DATABASE_URL is a transaction pool.*Set DATABASE_DIRECT_URL/);
  await expect(check(pool.url)).rejects.toThrow(/^DATABASE_DIRECT_URL goes through a transaction pool/);
  expect(await check(primary.url)).toMatchObject({
    isPooled: true,
    warnings: [expect.stringContaining('no timeouts')],
  });
});
