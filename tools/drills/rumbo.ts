import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { REFRIGERATED, ROSARIO } from '../../tests/submission.ts';

/** A separate serving process, started as an operator starts it. */
export interface Rumbo {
  url: string;
  output: () => string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Waits until `/ready` returns 200. Returns the time in milliseconds. Throws after a minute. */
  ready: () => Promise<number>;
  /** The ids of the job processes. */
  workers: () => number[];
}

const BUILT = 'dist/server/serve.js';

// an aborted drill leaves no processes behind: each ends together with its PostgreSQL
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGTERM');
});

let release: string | undefined;

/** Makes `startRumbo` start the built release of a folder, as operators do, instead of the sources. */
export function useRelease(folder: string): void {
  release = folder;
}

/** Starts the release of a folder. */
export function startRumbo(port: number, variables: NodeJS.ProcessEnv, folder = release): Rumbo {
  const entry = folder ? path.join(folder, BUILT) : 'scripts/serve.ts';
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: String(port),
      BOT_CHECK: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      SEED: 'reference',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += chunk));
  const url = `http://${variables.HOST ?? '127.0.0.1'}:${port}`;
  return {
    url,
    output: () => text,
    kill: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
    ready: async () => {
      const began = performance.now();
      while (performance.now() - began < 60_000) {
        if (child.exitCode !== null) throw new Error(`Rumbo ended:\n${text.slice(-2_000)}`);
        const response = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
        if (response?.status === 200) return performance.now() - began;
        await wait(20);
      }
      throw new Error(`Rumbo is not ready after a minute:\n${text.slice(-2_000)}`);
    },
    workers: () => jobProcesses(child.pid!),
  };
}

/** The children of a serving process that do jobs, as listed by Linux. */
export function jobProcesses(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  return children.filter((child) => /\bwork\.(ts|js)\0/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')));
}

/** Clients that send forms, each until it is acknowledged, with an idempotency key for repetitions. */
export interface Writers {
  acknowledged: string[];
  /** Stops after the pending forms. */
  stop: () => Promise<void>;
  /** The longest time without an acknowledgment, in milliseconds. */
  longestGap: () => number;
}

let forms = 0;

export function submitForm(
  url: string,
  businessName: string,
  idempotencyKey: string,
  picture?: Buffer,
): Promise<Response> {
  const form = new FormData();
  const fields = {
    email: `${idempotencyKey}@drill.example`,
    businessName,
    description: 'Trucks in a drill.',
    contactEmail: 'cargo@drill.example',
    contactPhone: '+543414000000',
    contactWhatsapp: '5493415000000',
    serviceId: String(REFRIGERATED),
    addressId: String(ROSARIO),
    idempotencyKey,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture) form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'truck.jpg');
  return fetch(`${url}/api/pre-registration`, { method: 'POST', body: form, signal: AbortSignal.timeout(15_000) });
}

interface Writing {
  picture?: Buffer;
  /** Called for each attempt that was not acknowledged; the form is sent again. */
  onFailure?: (reason: string) => void;
}

export function startWriters(
  count: number,
  urlOf: () => string,
  { picture, onFailure = () => {} }: Writing = {},
): Writers {
  const acknowledged: string[] = [];
  const ending = new AbortController();
  let last = performance.now();
  let gap = 0;
  const write = async () => {
    while (!ending.signal.aborted) {
      const name = `Drill ${++forms} ${crypto.randomUUID()}`;
      const key = crypto.randomUUID();
      for (;;) {
        const response = await submitForm(urlOf(), name, key, picture).catch((error: Error) => error);
        if (!(response instanceof Error) && response.status < 300) break;
        const reason =
          response instanceof Error
            ? String(response.cause ?? response)
            : `${response.status} ${await response.text()}`;
        if (!(response instanceof Error) && response.status < 500 && response.status !== 429)
          throw new Error(`A form was refused: ${reason}`);
        onFailure(reason);
        if (ending.signal.aborted) return;
        await wait(50);
      }
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
      acknowledged.push(name);
    }
  };
  const running = Array.from({ length: count }, write);
  return {
    acknowledged,
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
    longestGap: () => Math.max(gap, performance.now() - last),
  };
}

/** Compares the acknowledged forms with the database. */
export async function compare(databaseUrl: string, acknowledged: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(
      `select business_name as name, count(*)::int as count from providers where business_name like 'Drill %' group by 1`,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((name) => !counts.has(name)).length,
      doubled: rows.filter(({ count }) => count > 1).length,
    };
  } finally {
    await client.end();
  }
}
