import { createServer } from 'node:http';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { Env } from '#server/platform/env.ts';
import { registry } from '#server/platform/metrics.ts';
import { addPoolGauge } from '#server/platform/poolGauge.ts';
import type { Parts } from './parts.ts';
import type { WorkProcess } from './work/workProcess.ts';

type Watched = Pick<Parts, 'db' | 'reads' | 'jobs' | 'log'>;

/**
 * Serves `/metrics` to Prometheus on a separate address, unreachable for visitors. Returns a function that stops the
 * server.
 */
export async function startMetrics(
  { host, port }: NonNullable<Env['metricsAddress']>,
  parts: Watched,
  work: WorkProcess | null,
): Promise<() => Promise<void>> {
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined) {
    collectDefaultMetrics({ register: registry, labels: { process: 'main' } });
    addGauges(parts);
  }
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const figures = [await registry.getMetricsAsJSON(), work?.figures() ?? []] as MetricObjectWithValues<
        MetricValue<string>
      >[][];
      const text = await AggregatorRegistry.aggregate(figures).metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (err) {
      parts.log.error({ err }, 'metrics could not be read');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `METRICS_ADDRESS: port ${port} is in use. Choose another, such as METRICS_ADDRESS=${host}:${port + 1}`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Adds metrics that are collected when Prometheus scrapes them. */
function addGauges({ db, reads, jobs }: Watched): void {
  const registers = [registry];
  addPoolGauge(() => [
    ...db.pools.map((pool, index) => ({ name: index === 0 ? 'reads' : 'prisma', pool })),
    ...reads.pools.map(({ host, pool }) => ({ name: `standby ${host}`, pool })),
  ]);
  new Gauge({
    name: 'rumbo_replica_lag_seconds',
    help: 'How far a standby is behind; NaN: unreachable.',
    labelNames: ['host'] as const,
    registers,
    collect() {
      // removes a standby that has become the primary
      this.reset();
      for (const { host, seconds } of reads.lags()) this.set({ host }, seconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'rumbo_worker_down_seconds',
    help: 'For how long no jobs are done here; 0 while they are.',
    registers,
    collect() {
      this.set(jobs.downSince ? (Date.now() - jobs.downSince.getTime()) / 1_000 : 0);
    },
  });
  new Gauge({
    name: 'rumbo_last_backup_timestamp_seconds',
    help: 'When npm run backup last ended well; absent before the first.',
    registers,
    async collect() {
      const { rows } = await db.pool
        .query<{ at: number }>(
          `select extract(epoch from (value #>> '{}')::timestamptz)::float8 as at from settings where key = 'lastBackupAt'`,
        )
        .catch(() => ({ rows: [] }));
      if (rows[0]) this.set(rows[0].at);
    },
  });
}
