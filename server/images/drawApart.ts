import { type ChildProcess, fork } from 'node:child_process';
import { childEntry } from '#server/platform/childEntry.ts';
import type { DrawnImage, Format } from './drawImage.ts';

export type Drawn = DrawnImage | 'unreadable' | 'late';

/** What the process that draws is sent, and what it sends back. */
export interface Drawing {
  id: number;
  bytes: Uint8Array;
  format: Format;
}
export interface Done {
  id: number;
  drawn: Drawn;
}

/** Without work for as long the process ends, and its memory with it. */
const IDLE_MS = 20_000;

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, (drawn: Drawn) => void>();

/**
 * Draws a picture in a process of its own: whatever a decoder does with hostile bytes, it takes neither this process nor
 * its memory. A picture by which the process ends cannot be read.
 */
export function drawApart(bytes: Uint8Array, format: Format): Promise<Drawn> {
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
  // it keeps nobody from ending: it ends when its channel does
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
