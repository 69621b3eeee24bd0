import { type ChildProcess, fork } from 'node:child_process';
import { childEntry } from '#server/platform/root.ts';

/** The idle time after which the process ends, to free its memory. */
const IDLE_MS = 20_000;

interface Message<Value> {
  id: number;
  value: Value;
}

/**
 * Processes images in a child process, so that hostile bytes can neither crash a decoder in this process nor read its
 * memory, and so that this process stays responsive. A job that crashes the child results in `lost`.
 */
export function createImageProcess<Job, Drawn>(entry: Parameters<typeof childEntry>[0], lost: Drawn) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, (drawn: Drawn) => void>();

  function start(): ChildProcess {
    const started = fork(childEntry(entry), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // unreferenced, so that the child does not keep this process running; it ends when its channel closes
    started.unref();
    started.channel?.unref();
    started.on('message', ({ id, value }: Message<Drawn>) => settle(id, value));
    const end = () => {
      if (child !== started) return;
      child = undefined;
      for (const id of waiting.keys()) settle(id, lost);
    };
    started.on('exit', end);
    started.on('error', end);
    return started;
  }

  function settle(id: number, drawn: Drawn): void {
    waiting.get(id)?.(drawn);
    waiting.delete(id);
    if (waiting.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(() => {
      child?.disconnect();
      child = undefined;
    }, IDLE_MS).unref();
  }

  return (value: Job): Promise<Drawn> => {
    clearTimeout(idle);
    child ??= start();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      child!.send({ id, value } satisfies Message<Job>, () => {});
    });
  };
}

/** Runs in the child: processes each job. The child ends when the server disconnects. */
export function answerJobs<Job>(draw: (job: Job) => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('message', async ({ id, value }: Message<Job>) => {
    const drawn = await draw(value);
    if (process.connected) process.send?.({ id, value: drawn } satisfies Message<unknown>);
  });
  process.on('disconnect', () => process.exit(0));
}
