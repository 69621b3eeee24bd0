import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Db } from '#server/platform/db.ts';
import { registry } from '#server/platform/metrics.ts';
import { addPoolGauge } from '#server/platform/poolGauge.ts';

/** The state of a job. A job without attempts left stays in the queue for staff to see and is not run again. */
const STATES = `case when attempts >= max_attempts then 'failed' when locked_at is not null then 'running'
  when run_at > now() then 'scheduled' else 'waiting' end`;

/**
 * Adds the metrics of the worker process, which the serving process returns with its own metrics, and metrics of the
 * whole queue. Every worker reports the latter: use their maximum, not their sum.
 */
export function addWorkGauges({ pool, pools }: Db): void {
  if (registry.getSingleMetric('rumbo_queue_jobs')) return;
  collectDefaultMetrics({ register: registry, labels: { process: 'jobs' } });
  addPoolGauge(() => pools.map((item) => ({ name: item === pool ? 'jobs reads' : 'jobs prisma', pool: item })));
  const oldest = new Gauge({
    name: 'rumbo_queue_oldest_seconds',
    help: 'For how long the oldest waiting job could have run, by task.',
    labelNames: ['task'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'rumbo_queue_jobs',
    help: 'Jobs in the queue by task and state: waiting, scheduled, running, failed.',
    labelNames: ['task', 'state'] as const,
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ task: string; state: string; count: number; age: number }>(
        `select task_identifier as task, ${STATES} as state, count(*)::int as count,
           extract(epoch from now() - min(run_at))::float8 as age
         from graphile_worker.jobs group by 1, 2`,
      );
      this.reset();
      oldest.reset();
      for (const { task, state, count, age } of rows) {
        this.set({ task, state }, count);
        if (state === 'waiting') oldest.set({ task }, age);
      }
    },
  });
}
