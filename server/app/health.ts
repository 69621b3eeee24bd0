import { securityHeaders } from '#server/http/securityHeaders.ts';
import type { Parts } from './parts.ts';

/** How long the job worker may be down for a restart before the process counts as not ready. */
const JOBS_DOWN_MS = 60_000;

interface Readiness {
  isReady: boolean;
  status: 'ready' | 'draining' | 'database unreachable' | 'busy' | 'no jobs are done';
  jobs: 'running' | 'elsewhere' | { downSince: string };
}

/** Whether the load balancer should send requests to this process, and the reason if not. */
async function readReadiness(
  { db, loop, jobs }: Pick<Parts, 'db' | 'loop' | 'jobs'>,
  draining: boolean,
): Promise<Readiness> {
  const status = draining
    ? 'draining'
    : loop.isBusy()
      ? 'busy'
      : !(await isReachable(db.pool))
        ? 'database unreachable'
        : jobs.downSince && Date.now() - jobs.downSince.getTime() > JOBS_DOWN_MS
          ? 'no jobs are done'
          : 'ready';
  return {
    isReady: status === 'ready',
    status,
    jobs: jobs.isElsewhere ? 'elsewhere' : jobs.downSince ? { downSince: jobs.downSince.toISOString() } : 'running',
  };
}

async function isReachable(pool: Parts['db']['pool']): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

/** The response to `/health` and `/ready`. */
export async function answerHealth(
  parts: Pick<Parts, 'env' | 'db' | 'loop' | 'jobs'>,
  draining: boolean,
  pathname: string,
): Promise<Response> {
  const { isReady, ...body } =
    pathname === '/health' ? { isReady: true, status: 'up' } : await readReadiness(parts, draining);
  const headers = { ...securityHeaders(parts.env.https), 'Cache-Control': 'no-store' };
  return Response.json(body, { status: isReady ? 200 : 503, headers });
}
