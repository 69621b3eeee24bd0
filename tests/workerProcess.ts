// Does the jobs of the database that its argument names, until it is killed: `node tests/workerProcess.ts <url>`
import { openDb } from '../server/db.ts';
import { readEnv } from '../server/env.ts';
import { startWorker } from '../server/jobs/worker.ts';
import { createLog } from '../server/log.ts';
import { createParts } from '../server/parts.ts';

const [, , url = ''] = process.argv;
const env = readEnv({ DATA_DIR: 'node_modules/.cache/worker-process', BOT_CHECK: 'off', LOG_LEVEL: 'silent' });
const parts = await createParts(env, openDb(url), createLog(env.logLevel));
await startWorker(url, { ...parts, publicUrl: 'http://localhost', mail: { send: async () => {} } });
