import http from 'node:http';
import { driveAtRate, driveOver, milliseconds, type Run } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { startRumbo } from '../process.ts';
import { restRequests, send, wrongSignIn } from '../requests.ts';

const SIGN_INS_A_SECOND = 200;
const SECONDS = 20;
const ROUNDS = 3;

/**
 * Searches by one client, alone and during a flood of sign-ins with wrong passwords, in turns. Rates are not limited,
 * as for a flood from thousands of addresses.
 */
export async function benchSignIns({ url, queries }: Bench): Promise<Table[]> {
  const rumbo = await startRumbo(url, { BOT_CHECK: 'off' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const searches = restRequests(rumbo.url, queries);
  const statuses = new Map<number, number>();
  const search = async (): Promise<Run> => {
    const until = performance.now() + SECONDS * 1000;
    return driveOver(
      queries.map(({ kind }, nth) => ({ kind, nth })),
      1,
      ({ nth }) => send(agent, searches, nth),
      () => performance.now() > until,
    );
  };
  const flooded = async (): Promise<Run> => {
    let isOver = false;
    const flood = driveAtRate(
      SIGN_INS_A_SECOND,
      async () => {
        const { status } = await send(agent, wrongSignIn(rumbo.url), 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
      () => isOver,
    );
    const run = await search();
    isOver = true;
    await flood;
    return run;
  };
  try {
    const samples: Record<string, number[]> = { quiet: [], 'beside the flood': [] };
    await search(); // warms up
    for (let turn = 0; turn < ROUNDS; turn++) {
      samples.quiet!.push(...milliseconds(await search()));
      samples['beside the flood']!.push(...milliseconds(await flooded()));
    }
    const p95 = percentile(samples.quiet!, 95);
    const rows = Object.entries(samples).map(
      ([name, values]): Row => ({ name, ...percentiles(values), 'p95 / quiet': round(percentile(values, 95) / p95) }),
    );
    return [
      { title: `searches over REST beside ${SIGN_INS_A_SECOND} sign-ins a second`, rows },
      { title: 'responses to the sign-ins', rows: [Object.fromEntries(statuses)] },
    ];
  } finally {
    agent.destroy();
    await rumbo.stop();
  }
}
