import { jobParts } from './jobParts.ts';
// Runs the jobs of the database in its argument until it is killed: `node tests/workerProcess.ts <url>`, with DATA_DIR

import { createParts } from '#server/app/parts.ts';
import { startWorker } from '#server/app/work/worker.ts';
import { openDb } from '#server/platform/db.ts';
import { readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';

const [, , url = ''] = process.argv;
const { DATA_DIR = 'node_modules/.cache/worker-process' } = process.env;
const env = readEnv({ DATA_DIR, BOT_CHECK: 'off', LOG_LEVEL: 'silent' });
const parts = await createParts(env, openDb(url), createLog(env.logLevel));
await startWorker(url, { ...jobParts(parts), publicUrl: 'http://localhost', mail: { send: async () => {} } });
