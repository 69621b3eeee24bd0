import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { joinFleet } from './fleet.ts';

const database = useDatabase('empty');
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The data folder of one machine. */
function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'rumbo-fleet-'));
  ends.push(async () => rmSync(made, { recursive: true }));
  return made;
}

/** Starts a process. Returns its warnings, and the number of processes that it counted. */
async function join(
  dataDir: string,
  { role = 'web', storageUrl = null }: { role?: 'web' | 'worker'; storageUrl?: string | null } = {},
) {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  let size = 0;
  const env = { dataDir, role, storageUrl };
  const fleet = await joinFleet({ env, pool: database.db.pool, log }, (processes) => {
    size = processes;
  });
  ends.unshift(fleet.stop);
  return { warnings: warn.mock.calls.map(([message]) => message), size };
}

const DIFFERENT = [expect.stringMatching(/keep uploaded files in different places.*STORAGE_URL/)];

it('processes that share their files are counted, without a warning', async () => {
  const shared = folder();
  expect(await join(shared)).toEqual({ warnings: [], size: 1 });
  expect(await join(shared)).toEqual({ warnings: [], size: 2 });
});

it('a process whose files are in another folder than those of the others warns at its start', async () => {
  await join(folder());
  expect(await join(folder())).toEqual({ warnings: DIFFERENT, size: 2 });
});

it('a process that only runs jobs compares its files with the others, and has no share of the limits', async () => {
  const web = folder();
  await join(web);
  expect((await join(folder(), { role: 'worker' })).warnings).toEqual(DIFFERENT);
  expect(await join(web)).toEqual({ warnings: [], size: 2 });
});

it('a process starts although its first connection takes too long', async () => {
  const pool = { query: () => Promise.reject(new Error('Connection terminated due to connection timeout')) };
  const env = { dataDir: folder(), role: 'web', storageUrl: null } as const;
  const fleet = await joinFleet({ env, pool: pool as never, log: createLog('silent') }, () => {});
  await fleet.stop();
});

it('processes on different machines share one bucket, each with its own key', async () => {
  const bucket = (key: string) => ({ storageUrl: `https://${key}:secret@s3.example/rumbo` });
  await join(folder(), bucket('one'));
  expect(await join(folder(), bucket('two'))).toEqual({ warnings: [], size: 2 });
  expect((await join(folder(), { storageUrl: 'https://one:secret@s3.example/other' })).warnings).toEqual(DIFFERENT);
});
