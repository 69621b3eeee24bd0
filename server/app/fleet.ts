import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';

const EVERY_MS = 5_000;
/** A process that has not announced itself for this long is considered ended. */
const GONE_AFTER = `interval '15 seconds'`;

/** The processes that serve requests of one database. */
export interface Fleet {
  /** Stops announcing this process and deletes its row. */
  stop: () => Promise<void>;
}

/**
 * Announces this process in the database and counts the others, so that each process allows its share of the limits
 * that it counts in memory. Warns when the processes store uploaded files in different places. A process that only runs
 * jobs has no share of the limits, but its storage is compared with that of the serving processes.
 */
export async function joinFleet(
  { env, pool, log }: { env: Pick<Env, 'storageUrl' | 'dataDir' | 'role'>; pool: Pool; log: Log },
  onSize: (processes: number) => void,
): Promise<Fleet> {
  const id = randomUUID();
  const storage = await identifyStorage(env);
  let hasWarned = false;
  const announce = async () => {
    const { rows } = await pool.query<{ processes: number; others: number }>({
      name: 'fleet.announce',
      text: `with me as (
          insert into web_processes (id, storage, seen_at) select $1::uuid, $2::text, now() where $3::boolean
          on conflict (id) do update set seen_at = now())
        select count(*)::int + 1 as processes, (count(*) filter (where storage <> $2))::int as others
        from web_processes where id <> $1 and seen_at > now() - ${GONE_AFTER}`,
      values: [id, storage, env.role !== 'worker'],
    });
    const { processes, others } = rows[0]!;
    onSize(processes);
    if (others > 0 && !hasWarned) {
      hasWarned = true;
      log.warn(
        'processes of this database keep uploaded files in different places, so that pictures are missing in some of them: set STORAGE_URL for all, or share the folder DATA_DIR/uploads',
      );
    }
  };
  // a failure of one announcement must not end a serving process; requests report an outage of the database
  const announceOrWait = () => announce().catch(() => {});
  await announceOrWait();
  const announcing = setInterval(announceOrWait, EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(announcing);
      await pool
        .query(`delete from web_processes where id = $1 or seen_at < now() - interval '1 day'`, [id])
        .catch(() => {});
    },
  };
}

/** Identifies the file storage: two processes get the same text only if they share their files. */
async function identifyStorage({ storageUrl, dataDir }: Pick<Env, 'storageUrl' | 'dataDir'>): Promise<string> {
  if (storageUrl !== null) {
    const { host, pathname } = new URL(storageUrl);
    return `s3://${host}${pathname}`;
  }
  const folder = path.join(dataDir, 'uploads');
  await makePrivateFolder(folder);
  const file = path.join(folder, '.id');
  try {
    writeFileSync(file, randomUUID(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
