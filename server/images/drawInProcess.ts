import { type ChildProcess, fork } from 'node:child_process';
import { childEntry } from '#server/platform/childEntry.ts';
import type { DrawnImage, Format } from './drawImage.ts';

export type Drawn = DrawnImage | 'unreadable' | 'late';

/** Messages to and from the image process. */
export interface Drawing {
  id: number;
  bytes: Uint8Array;
  format: Format;
}
export interface Done {
  id: number;
  drawn: Drawn;
}

/** The process ends after this idle time, to free its memory. */
const IDLE_MS = 20_000;

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, (drawn: Drawn) => void>();

/**
 * Renders an image in a child process, so that hostile bytes can neither crash a decoder in this process nor read its
 * memory. An image that crashes the child counts as unreadable.
 */
export function drawInProcess(bytes: Uint8Array, format: Format): Promise<Drawn> {
  clearTimeout(idle);
  child ??= start();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    child!.send({ id, bytes, format } satisfies Drawing, () => {});
  });
}

function start(): ChildProcess {
  const started = fork(childEntry('pictures'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // the child does not keep this process running: it ends with its channel
  started.unref();
  started.channel?.unref();
  started.on('message', ({ id, drawn }: Done) => settle(id, drawn));
  const lost = () => {
    if (child !== started) return;
    child = undefined;
    for (const id of waiting.keys()) settle(id, 'unreadable');
  };
  started.on('exit', lost);
  started.on('error', lost);
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
