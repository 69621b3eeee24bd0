import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { prepareDatabase } from '../bench/database.ts';
import { driveAtRate } from '../bench/drive.ts';
import { residentMb, startRumbo, threadMs } from '../bench/process.ts';
import { readQueries } from '../bench/queries.ts';
import { restRequests, send } from '../bench/requests.ts';
import { judge, percentile, type Result } from './figure.ts';
import { type FloodRequest, pathRequests, queryRequests } from './floodRequests.ts';
import { inFolder } from './folder.ts';

const SEARCHES_PER_SECOND = 10;
const CONNECTIONS = 64;
const QUIET_MS = 10_000;
/** The pause after the flood of a network before the next flood is measured. */
const REST_MS = 3_000;
const TIMED = 5;
const COPIES = [80, 20, 5, 1];

interface Size {
  providers: number;
  /** The number of the most expensive requests to send as floods. */
  worst: number;
  seconds: number;
}

/**
 * Measures the cost of one request of every public operation, path and page in the serving thread, and sends the most
 * expensive ones as a flood from one network, during searches from many other networks. Limits are those of an
 * operator.
 */
export function floods({ providers, worst, seconds }: Size): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    const url = await prepareDatabase(postgres, providers);
    const searches = restRequests('', await readQueries(url));
    const rumbo = await startRumbo(url, { BOT_CHECK: 'off', RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    searches.url = rumbo.url;
    const agent = new http.Agent({ keepAlive: true });
    let networks = 0;
    const freshNetwork = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`;

    /** Sends searches of visitors for this time; returns their times and the time of the serving thread. */
    const visitors = async (ms: number) => {
      const times: number[] = [];
      let failed = 0;
      const began = threadMs(rumbo.pid);
      const until = performance.now() + ms;
      const ask = async (nth: number) => {
        const start = performance.now();
        const request = {
          ...searches.requests[nth % searches.requests.length]!,
          headers: { 'x-forwarded-for': freshNetwork() },
        };
        const status = await send(agent, { url: rumbo.url, requests: [request] }, 0).then(
          (response) => response.status,
          () => 0,
        );
        times.push(performance.now() - start);
        // 400: a search at an unknown place
        if (status !== 200 && status !== 400) failed += 1;
      };
      await driveAtRate(SEARCHES_PER_SECOND, ask, () => performance.now() > until);
      return {
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        failed,
        usedMs: threadMs(rumbo.pid) - began,
      };
    };

    /** The time of the serving thread for one request, in milliseconds; null when the request is refused. */
    const cost = async ({ path: target, method, headers, body }: FloodRequest): Promise<number | null> => {
      const ask = () => exchange(new URL(target, rumbo.url), { method, headers, body }, freshNetwork());
      const text = await ask();
      const isRefused = /QUERY_TOO_LARGE|GRAPHQL_VALIDATION_FAILED|"message":"(Unknown|Cannot|Variable)/.test(text);
      if (isRefused || (text.startsWith('{"errors"') && text.includes('"data":null'))) return null;
      const began = threadMs(rumbo.pid);
      for (let i = 0; i < TIMED; i++) await ask();
      return (threadMs(rumbo.pid) - began) / TIMED;
    };

    await visitors(QUIET_MS);
    const costs: { request: FloodRequest; ms: number }[] = [];
    const groups = [...pathRequests().map((request) => [request]), ...transpose(COPIES.map(queryRequests))];
    for (const group of groups)
      for (const request of group) {
        const ms = await cost(request);
        if (ms === null) continue;
        costs.push({ request, ms });
        break;
      }
    costs.sort((a, b) => b.ms - a.ms);
    const quiet = await visitors(QUIET_MS);
    console.log(`quiet: p50 ${quiet.p50} ms, p95 ${quiet.p95} ms, ${residentMb(rumbo.pid).toFixed(0)} MB`);
    const baseMs = quiet.usedMs / QUIET_MS;

    let slowest = 0;
    let threadSeconds = 0;
    let failed = 0;
    for (const { request, ms } of costs.slice(0, worst)) {
      await wait(REST_MS);
      const flooder = spawn(
        process.execPath,
        ['tools/drills/flooder.ts', rumbo.url, freshNetwork(), String(CONNECTIONS), JSON.stringify(request)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const printed = once(flooder.stdout, 'data');
      const under = await visitors(seconds * 1_000);
      flooder.kill('SIGTERM');
      const [counts] = await printed;
      const used = ((under.usedMs / (seconds * 1_000) - baseMs) * 60).toFixed(1);
      console.log(
        `${request.name.padEnd(60)} ${ms.toFixed(0)} ms each: p50 ${under.p50}, p95 ${under.p95} ms, failed ${under.failed}, ` +
          `${used} s a minute, ${residentMb(rumbo.pid).toFixed(0)} MB, responses ${String(counts).trim()}`,
      );
      slowest = Math.max(slowest, under.p95);
      threadSeconds = Math.max(threadSeconds, Number(used));
      failed += under.failed;
    }
    agent.destroy();
    const memoryMb = Math.round(residentMb(rumbo.pid));
    await rumbo.stop();
    await postgres.stop();
    const figures = {
      providers,
      operations: costs.length,
      quietP95: quiet.p95,
      floodedP95: slowest,
      ratio: Number((slowest / Math.max(1, quiet.p95)).toFixed(2)),
      threadSecondsAMinute: threadSeconds,
      failed,
      memoryMb,
    };
    return judge(figures, [
      ['ratio', 'at most', 2],
      ['threadSecondsAMinute', 'at most', 12],
      ['failed', 'is', 0],
    ]);
  });
}

function transpose<Value>(rows: Value[][]): Value[][] {
  return rows[0]!.map((_, at) => rows.map((row) => row[at]!));
}

/** Sends a request over a separate connection and returns the response's text; empty when the connection is cut. */
function exchange(
  url: URL,
  { method, headers, body }: Pick<FloodRequest, 'method' | 'headers' | 'body'>,
  address: string,
): Promise<string> {
  return new Promise((resolve) => {
    http
      .request(url, { agent: false, method, headers: { ...headers, 'x-forwarded-for': address } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.once('close', () => resolve(text));
      })
      .once('error', () => resolve(''))
      .end(body);
  });
}
