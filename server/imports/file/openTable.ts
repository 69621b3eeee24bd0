import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { Invalid, TooManyRequests } from '#server/platform/errors.ts';
import { childEntry } from '#server/platform/root.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { Choice } from './source.ts';
import type { TableSummary, TableThread } from './tableThread.ts';

/** The table of a file. Its rows stay in the thread that read the file. */
export interface OpenTable extends TableSummary {
  /** Returns rows as a JSON list. */
  rows: (from: number, count: number) => Promise<string>;
}

/** The timeout, several times the duration for the largest allowed file. */
const READS_WITHIN_MS = 30_000;
const MEMORY_MB = 512;
const IDLE_MS = 10_000;

/** Allows one file at a time, because reading needs much memory. */
const semaphore = createSemaphore({ atOnce: 1, waiting: 20, rejection: () => new TooManyRequests(5) });

interface Reader {
  thread: BirpcReturn<TableThread>;
  end: () => void;
}

let reader: Reader | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Reads a file in a separate thread, with limits of time and memory, and calls `use` with its table. Throws `Invalid`
 * for a file without a table or beyond a limit.
 */
export async function openTable<Result>(
  bytes: Buffer,
  choice: Choice,
  use: (table: OpenTable) => Promise<Result>,
): Promise<Result> {
  const leave = await semaphore.take();
  clearTimeout(idle);
  reader ??= start();
  const { thread, end } = reader;
  const tooLate = setTimeout(end, READS_WITHIN_MS);
  try {
    const read = await thread.read(bytes, choice).catch(() => {
      end();
      throw new Invalid('import.tooLarge', { field: 'file' });
    });
    clearTimeout(tooLate);
    if ('invalid' in read) throw new Invalid(read.invalid.key, read.invalid.parameters);
    return await use({ ...read, rows: thread.rows });
  } finally {
    clearTimeout(tooLate);
    idle = setTimeout(() => reader?.end(), IDLE_MS).unref();
    leave();
  }
}

function start(): Reader {
  const worker = new Worker(childEntry('readTable'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const thread = createBirpc<TableThread>(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (listener) => worker.on('message', listener),
      timeout: 2 * READS_WITHIN_MS,
    },
  );
  const started = {
    thread,
    end: () => {
      if (reader === started) reader = null;
      if (!thread.$closed) thread.$close(new Error('the thread that reads files has ended'));
      void worker.terminate();
    },
  };
  // an error of the thread, such as out of memory
  worker.on('error', started.end);
  worker.on('exit', started.end);
  // unreferenced, so that the thread does not keep the process running
  worker.unref();
  return started;
}
