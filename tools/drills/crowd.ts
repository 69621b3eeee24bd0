import http from 'node:http';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { prepareDatabase } from '../bench/database.ts';
import { driveAtRate } from '../bench/drive.ts';
import { residentMb, startRumbo } from '../bench/process.ts';
import { readQueries } from '../bench/queries.ts';
import { filterRequests, landingPageRequests, pageRequests, restRequests, send } from '../bench/requests.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';

const PEOPLE = 50;
/** The seconds between two requests of one person, all day. */
const SECONDS_BETWEEN_STEPS = 10;

/** Fifty people behind one address (a carrier's CGNAT, an office) use the site, with an operator's rate limits. */
export function crowd({ providers, minutes }: { providers: number; minutes: number }): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    const url = await prepareDatabase(postgres, providers);
    const queries = await readQueries(url);
    const rumbo = await startRumbo(url, { BOT_CHECK: 'off', RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const steps = [
      pageRequests,
      landingPageRequests,
      filterRequests,
      landingPageRequests,
      filterRequests,
      restRequests,
    ];
    const targets = steps.map((requests) => requests(rumbo.url, queries));
    for (const { requests } of targets)
      for (const request of requests) request.headers = { ...request.headers, 'x-forwarded-for': '10.1.1.1' };
    const agent = new http.Agent({ keepAlive: true, maxSockets: 6 * PEOPLE });
    const until = performance.now() + minutes * 60_000;
    const times: number[] = [];
    const memory: number[] = [];
    let refused = 0;
    let failed = 0;
    const step = async (nth: number) => {
      if (nth % 50 === 0) memory.push(residentMb(rumbo.pid));
      const began = performance.now();
      const status = await send(agent, targets[nth % targets.length]!, nth).then(
        (response) => response.status,
        // a search at an unknown place
        (error: Error) =>
          error.message.includes('BAD_USER_INPUT') ? 400 : /TOO_MANY|UNAVAILABLE/.test(error.message) ? 429 : 0,
      );
      times.push(performance.now() - began);
      if (status === 429 || status === 503) refused += 1;
      else if (status !== 200 && status !== 400) failed += 1;
    };
    await driveAtRate(PEOPLE / SECONDS_BETWEEN_STEPS, step, () => performance.now() > until);
    agent.destroy();
    await rumbo.stop();
    await postgres.stop();
    const figures = {
      providers,
      minutes,
      steps: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      refused,
      failed,
      memoryMb: Math.round(Math.max(...memory)),
    };
    return judge(figures, [
      ['refused', 'is', 0],
      ['failed', 'is', 0],
      ['memoryMb', 'at most', 500],
    ]);
  });
}
