import type { Log } from './log.ts';
import { queries } from './metrics.ts';
import type { OnQuery } from './observedClient.ts';
import { workForRequest } from './threadTime.ts';
import { traceQuery } from './tracing.ts';

const SLOW_MS = 500;

/**
 * Counts and traces queries, and logs slow ones by the name of their statement, without values. The processor time
 * after a query is charged to its request.
 */
export function watchQueries(log: Log): OnQuery {
  return (query, ms) => {
    workForRequest();
    queries.observe(ms / 1_000);
    traceQuery(query, ms);
    if (ms >= SLOW_MS) log.info({ query, ms: Math.round(ms) }, 'a query was slow');
  };
}
