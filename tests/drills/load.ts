import http from 'node:http';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { prepareDatabase } from '../bench/database.ts';
import { driveAtRate } from '../bench/drive.ts';
import { residentMb, startRumbo } from '../bench/process.ts';
import { readQueries } from '../bench/queries.ts';
import { restRequests, send, wrongSignIn } from '../bench/requests.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';

interface Size {
  providers: number;
  searchesPerSecond: number;
  signInsPerSecond: number;
  minutes: number;
}

/** Searches at a fixed rate, however long each takes, beside a flood of sign-ins with wrong passwords. */
export function load({ providers, searchesPerSecond, signInsPerSecond, minutes }: Size): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    const url = await prepareDatabase(postgres, providers);
    const queries = await readQueries(url);
    const rumbo = await startRumbo(url, { BOT_CHECK: 'off' });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
    const searches = restRequests(rumbo.url, queries);
    const until = performance.now() + minutes * 60_000;
    const times: number[] = [];
    const memory: number[] = [];
    let errors = 0;
    let signIns = 0;
    const isOver = () => performance.now() > until;
    const search = async (nth: number) => {
      if (nth % (searchesPerSecond * 10) === 0) memory.push(residentMb(rumbo.pid));
      const began = performance.now();
      const status = await send(agent, searches, nth).then(
        (response) => response.status,
        () => 0,
      );
      times.push(performance.now() - began);
      // 400: one of a place that nobody knows
      if (status !== 200 && status !== 400) errors += 1;
    };
    const signIn = async () => {
      await send(agent, wrongSignIn(rumbo.url), 0).catch(() => {});
      signIns += 1;
    };
    await Promise.all([driveAtRate(searchesPerSecond, search, isOver), driveAtRate(signInsPerSecond, signIn, isOver)]);
    agent.destroy();
    await rumbo.stop();
    await postgres.stop();
    const fifth = Math.floor(memory.length / 5);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const figures = {
      providers,
      minutes,
      searches: times.length,
      signIns,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      errors,
      memoryMb: Math.round(memory.at(-1)!),
      memoryLastToSecondFifth: Number((mean(memory.slice(-fifth)) / mean(memory.slice(fifth, 2 * fifth))).toFixed(2)),
    };
    return judge(figures, [
      ['p95', 'at most', 150],
      ['errors', 'is', 0],
      ['memoryLastToSecondFifth', 'at most', 1.1],
    ]);
  });
}
