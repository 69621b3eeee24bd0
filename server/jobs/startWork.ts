import { loadGazetteer } from '../addresses/gazetteer.ts';
import { openDb } from '../db.ts';
import type { Env } from '../env.ts';
import { openStorage } from '../files/storage/storage.ts';
import { createLog } from '../log.ts';
import { openMail } from '../mail/transport.ts';
import { flushPending } from '../search/flushPending.ts';
import { openSecretKey } from '../secretKey.ts';
import { startWorker, type Worker } from './worker.ts';
import type { WorkOrder } from './workProcess.ts';

/** Everything that jobs use, as the owner of the database: they rebuild search and throw away what has run out. */
export async function startWork(env: Env, { databaseUrl, publicUrl }: WorkOrder): Promise<Worker> {
  const log = createLog(env.logLevel);
  const db = openDb(databaseUrl, { prisma: 4, reads: 3 });
  const gazetteer = await loadGazetteer(db.pool);
  const storage = openStorage(env);
  const context = { env, db, gazetteer, log, storage, secretKey: openSecretKey(env), publicUrl, mail: openMail(env) };
  const worker = await startWorker(databaseUrl, context);
  const flushing = flushPending(db.pool, log);
  return {
    health: worker.health,
    stop: async () => {
      await Promise.all([flushing.stop(), worker.stop()]);
      await db.close();
    },
  };
}
