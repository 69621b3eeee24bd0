import { Counter, Histogram, Registry } from 'prom-client';

/**
 * Metrics of this process for Prometheus: event counters. Gauges, which are read at each scrape, are in
 * `app/metrics.ts`.
 */
export const registry = new Registry();

const registers = [registry];

/** Bucket limits in seconds, including the goals for a search and for a page. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = new Histogram({
  name: 'rumbo_request_seconds',
  help: 'Duration of requests by method, kind of path and class of status.',
  labelNames: ['method', 'path', 'status'] as const,
  buckets: SECONDS,
  registers,
});
export const searches = new Counter({
  name: 'rumbo_searches_total',
  help: 'Searches by what they ask: keywords, place, area, filters.',
  labelNames: ['kind'] as const,
  registers,
});
export const records = new Counter({
  name: 'rumbo_records_total',
  help: 'Signed records of providers that were made.',
  registers,
});
export const limited = new Counter({
  name: 'rumbo_limited_total',
  help: 'Requests rejected by a rate limit.',
  labelNames: ['rule'] as const,
  registers,
});
export const queries = new Histogram({
  name: 'rumbo_query_seconds',
  help: 'Duration of queries of the database.',
  buckets: SECONDS,
  registers,
});
export const replicaReads = new Counter({
  name: 'rumbo_replica_reads_total',
  help: 'Reads of the closed list by where they were answered: replica, primary, or primary after a failure (retried).',
  labelNames: ['by'] as const,
  registers,
});
export const jobs = new Histogram({
  name: 'rumbo_job_seconds',
  help: 'Duration of jobs by task and result.',
  labelNames: ['task', 'result'] as const,
  buckets: SECONDS,
  registers,
});
export const mails = new Counter({
  name: 'rumbo_mails_total',
  help: 'Mails by result: sent or failed.',
  labelNames: ['result'] as const,
  registers,
});
export const deliveries = new Counter({
  name: 'rumbo_deliveries_total',
  help: 'Attempts to deliver a webhook by result: delivered or failed.',
  labelNames: ['result'] as const,
  registers,
});

// Initialized at start: the rate of a metric that first appears with a failure is unknown, so that no alert would fire.
for (const result of ['sent', 'failed']) mails.inc({ result }, 0);
for (const result of ['delivered', 'failed']) deliveries.inc({ result }, 0);
