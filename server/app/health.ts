import { securityHeaders } from '#server/http/securityHeaders.ts';
import type { Parts } from './parts.ts';

/** The time in milliseconds in which the job worker may restart before `/ready` reports it as down. */
const JOBS_DOWN_MS = 60_000;

type Watched = Pick<Parts, 'env' | 'database' | 'reads' | 'loop' | 'jobs'>;

interface Readiness {
  isReady: boolean;
  status: 'ready' | 'reads only' | 'draining' | 'database unreachable' | 'busy' | 'no jobs are done';
  jobs: 'running' | 'elsewhere' | { downSince: string };
}

/**
 * Whether the load balancer should send requests to this process, and the reason if not. A busy process remains ready
 * and rejects excess requests itself: if it were withdrawn, the other processes would receive more requests and be
 * withdrawn, too.
 */
function readReadiness(parts: Watched, draining: boolean): Readiness {
  const { env, jobs } = parts;
  const status = readStatus(parts, draining);
  const isReady =
    status === 'no jobs are done' ? env.role !== 'worker' : status !== 'draining' && status !== 'database unreachable';
  return {
    isReady,
    status,
    jobs: jobs.isElsewhere ? 'elsewhere' : jobs.downSince ? { downSince: jobs.downSince.toISOString() } : 'running',
  };
}

function readStatus({ env, database, reads, loop, jobs }: Watched, draining: boolean): Readiness['status'] {
  if (draining) return 'draining';
  // the primary is unreachable for all processes: searches use a standby
  if (database.isAway()) return env.role !== 'worker' && reads.isFresh() ? 'reads only' : 'database unreachable';
  if (loop.isBusy()) return 'busy';
  if (jobs.downSince && Date.now() - jobs.downSince.getTime() > JOBS_DOWN_MS) return 'no jobs are done';
  return 'ready';
}

/** The response to `/health` and `/ready`. */
export function answerHealth(parts: Watched, draining: boolean, pathname: string): Response {
  const { isReady, ...body } =
    pathname === '/health' ? { isReady: true, status: 'up' } : readReadiness(parts, draining);
  const headers = { ...securityHeaders(parts.env.https), 'Cache-Control': 'no-store' };
  return Response.json(body, { status: isReady ? 200 : 503, headers });
}
