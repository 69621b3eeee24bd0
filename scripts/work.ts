// The worker process: runs the jobs of the queue and updates the search index; see server/app/work/workProcess.ts. Ends
// together with the serving process.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import type { WorkOrder, WorkReport } from '#server/app/work/workProcess.ts';
import { ROOT } from '#server/platform/root.ts';

enableCompileCache(path.join(ROOT, 'node_modules/.cache/node-compile'));
// the terminal's Ctrl-C is for the serving process, which lets the last jobs finish
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// when the serving process ends first, this output is not read: the last jobs finish nevertheless
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const order = new Promise<WorkOrder>((resolve) => process.once('message', (message) => resolve(message as WorkOrder)));
const gone = new Promise<void>((resolve) => process.once('disconnect', () => resolve()));

const { readEnv } = await import('#server/platform/env.ts');
const { REPORT_EVERY_MS } = await import('#server/app/work/workProcess.ts');
const { registry } = await import('#server/platform/metrics.ts');
const { startWork } = await import('#server/app/work/startWork.ts');

const env = readEnv();
const stopTracing = env.otlpEndpoint === null ? null : await (await import('#server/app/tracing.ts')).startTracing();
const work = await startWork(env, await order);
const report = async () => {
  const downSince = work.health.downSince?.toISOString() ?? null;
  // without metrics while the database is unavailable
  const figures = await registry.getMetricsAsJSON().catch(() => []);
  // the parent may have just ended, which is no error: `disconnect` follows
  if (process.connected) process.send?.({ downSince, workers: work.ids(), figures } satisfies WorkReport, () => {});
};
void report();
const reporting = setInterval(report, REPORT_EVERY_MS);
await gone;
clearInterval(reporting);
await work.stop();
await stopTracing?.();
process.exit(0);
