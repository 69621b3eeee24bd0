// Does the jobs of the queue and brings search up to date, in a process beside the one that serves; see
// server/jobs/workProcess.ts. It ends when that one does.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import type { WorkOrder, WorkReport } from '#server/app/work/workProcess.ts';
import { ROOT } from '#server/platform/root.ts';

enableCompileCache(path.join(ROOT, 'node_modules/.cache/node-compile'));
// the terminal's Ctrl-C is for the process that serves, which lets the last jobs end
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const order = new Promise<WorkOrder>((resolve) => process.once('message', (message) => resolve(message as WorkOrder)));
const gone = new Promise<void>((resolve) => process.once('disconnect', () => resolve()));

const { readEnv } = await import('#server/platform/env.ts');
const { REPORT_EVERY_MS } = await import('#server/app/work/workProcess.ts');
const { startWork } = await import('#server/app/work/startWork.ts');

const work = await startWork(readEnv(), await order);
const report = () =>
  process.connected && process.send?.({ downSince: work.health.downSince?.toISOString() ?? null } satisfies WorkReport);
report();
const reporting = setInterval(report, REPORT_EVERY_MS);
await gone;
clearInterval(reporting);
await work.stop();
process.exit(0);
