import { isOutdated } from '#server/directory/refreshPages.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { openMail } from '#server/mail/transport.ts';
import { currentEdition } from '#server/open-data/editions.ts';
import { type Gazetteer, loadGazetteer } from '#server/places/gazetteer.ts';
import { OWNER_CONNECTS_WITHIN_MS, openDb } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { openSecretKey } from '#server/platform/secretKey.ts';
import { watchQueries } from '#server/platform/watchQueries.ts';
import { flushPending } from '#server/search/flushPending.ts';
import { openStorage } from '#server/storage/storage.ts';
import { startWorker, type Worker } from './worker.ts';
import { addWorkGauges } from './workGauges.ts';
import type { WorkOrder } from './workProcess.ts';

/** Starts the job worker with the database role that owns the tables: jobs rebuild search and delete expired data. */
export async function startWork(env: Env, { databaseUrl, publicUrl, endedWorkers }: WorkOrder): Promise<Worker> {
  const log = createLog(env.logLevel);
  const db = openDb(
    databaseUrl,
    { prisma: 4, reads: 3 },
    { onQuery: watchQueries(log), connectWithinMs: OWNER_CONNECTS_WITHIN_MS },
  );
  let places: Promise<Gazetteer> | null = null;
  const loadPlaces = () => {
    places ??= loadGazetteer(db.pool).catch((error) => {
      places = null;
      throw error;
    });
    return places;
  };
  const storage = openStorage(env);
  const context = { env, db, loadPlaces, log, storage, secretKey: openSecretKey(env), publicUrl, mail: openMail(env) };
  const worker = await startWorker(databaseUrl, context, endedWorkers);
  if (await isOutdated(db.pool)) await addJob(db.prisma, 'refreshDirectory', {}, { key: 'refreshDirectory' });
  if ((await currentEdition(env)) === null) await addJob(db.prisma, 'makeOpenData', {}, { key: 'makeOpenData' });
  if (env.metricsAddress) addWorkGauges(db);
  const flushing = flushPending(db.pool, log);
  return {
    ...worker,
    stop: async () => {
      await Promise.all([flushing.stop(), worker.stop()]);
      await db.close();
    },
  };
}
