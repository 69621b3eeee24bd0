import http from 'node:http';
import path from 'node:path';
import { RULES } from '../../server/http/limits.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { prepareDatabase } from '../bench/database.ts';
import { driveAtRate } from '../bench/drive.ts';
import { residentMb, startRumbo } from '../bench/process.ts';
import { readQueries } from '../bench/queries.ts';
import { restRequests, send, wrongSignIn } from '../bench/requests.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { jobProcesses } from './rumbo.ts';

const FLOODERS = 5;
/** A process that has just started, with freshly loaded data, needs a quarter of a minute: see `coldP95`. */
const WARM_UP_MS = 30_000;
const { points, duration } = RULES.signIn;

interface Size {
  providers: number;
  searchesPerSecond: number;
  signInsPerSecond: number;
  minutes: number;
}

/**
 * Searches of many visitors at a fixed rate, however long each takes, during a flood of sign-ins with wrong passwords
 * from few addresses. Limits are those of an operator. Errors count from the start of the process, times after half a
 * minute.
 */
export function load({ providers, searchesPerSecond, signInsPerSecond, minutes }: Size): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    const url = await prepareDatabase(postgres, providers);
    const queries = await readQueries(url);
    // with rate limits: visitors have many addresses, the flood has few
    const rumbo = await startRumbo(url, { BOT_CHECK: 'off', RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
    const searches = restRequests(rumbo.url, queries);
    searches.requests.forEach((request, i) => {
      request.headers = { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` };
    });
    const flood = Array.from({ length: FLOODERS }, (_, i) => `10.2.${i}.1`);
    const warmUntil = performance.now() + WARM_UP_MS;
    const until = warmUntil + minutes * 60_000;
    const times: number[] = [];
    const coldTimes: number[] = [];
    const memory: number[] = [];
    const memoryOfJobs: number[] = [];
    let errors = 0;
    const signIns = { refused: 0, limited: 0, failed: 0 };
    const isOver = () => performance.now() > until;
    const search = async (nth: number) => {
      if (nth % (searchesPerSecond * 10) === 0) {
        memory.push(residentMb(rumbo.pid));
        memoryOfJobs.push(residentMb(jobProcesses(rumbo.pid)[0]!));
      }
      const began = performance.now();
      const status = await send(agent, searches, nth).then(
        (response) => response.status,
        () => 0,
      );
      (began < warmUntil ? coldTimes : times).push(performance.now() - began);
      // 400: a search at an unknown place
      if (status !== 200 && status !== 400) errors += 1;
    };
    const signIn = async (nth: number) => {
      const wrong = wrongSignIn(rumbo.url);
      Object.assign(wrong.requests[0]!.headers!, { 'x-forwarded-for': flood[nth % FLOODERS] });
      const status = await send(agent, wrong, 0).then(
        (response) => response.status,
        () => 0,
      );
      signIns[status === 401 ? 'refused' : status === 429 ? 'limited' : 'failed'] += 1;
    };
    await Promise.all([driveAtRate(searchesPerSecond, search, isOver), driveAtRate(signInsPerSecond, signIn, isOver)]);
    agent.destroy();
    await rumbo.stop();
    await postgres.stop();
    const figures = {
      providers,
      minutes,
      searches: times.length,
      coldP95: percentile(coldTimes, 0.95),
      signInsRefused: signIns.refused,
      signInsLimited: signIns.limited,
      signInsFailed: signIns.failed,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      errors,
      memoryMb: Math.round(memory.at(-1)!),
      memoryLastToSecondFifth: growth(memory),
      jobsMemoryMb: Math.round(memoryOfJobs.at(-1)!),
      jobsMemoryLastToSecondFifth: growth(memoryOfJobs),
    };
    return judge(figures, [
      ['p95', 'at most', 150],
      ['errors', 'is', 0],
      ['signInsFailed', 'is', 0],
      // for each address in each window, including the current one
      ['signInsRefused', 'at most', FLOODERS * points * Math.ceil((minutes * 60 + WARM_UP_MS / 1_000) / duration + 1)],
      ['memoryLastToSecondFifth', 'at most', 1.1],
      ['jobsMemoryLastToSecondFifth', 'at most', 1.1],
    ]);
  });
}

/** The ratio of the mean of the last fifth to the mean of the second: the first fifth warms up. */
function growth(memory: number[]): number {
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number((mean(memory.slice(-fifth)) / mean(memory.slice(fifth, 2 * fifth))).toFixed(2));
}
