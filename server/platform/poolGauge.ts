import type pg from 'pg';
import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

/** The connections of pools, read when Prometheus scrapes them. */
export function addPoolGauge(pools: () => { name: string; pool: pg.Pool }[]): void {
  new Gauge({
    name: 'rumbo_pool_connections',
    help: 'Connections to the database by pool and state; waiting: requests that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const { name, pool } of pools()) {
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
