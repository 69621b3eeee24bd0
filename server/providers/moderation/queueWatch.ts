import { Repeater, SlidingBuffer } from 'graphql-yoga';
import pg from 'pg';
import type { Log } from '#server/platform/log.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    queueWatch: QueueWatch;
  }
}

/** A burst of changes is reported once. */
const REST_MS = 200;
const RECONNECT_MS = 1_000;

/** Reports possible changes of the moderation queue, by any process. */
export interface QueueWatch {
  /** One item now, and one after each change, until it is returned or the watch is closed. */
  changes: () => AsyncIterableIterator<true>;
  /** Ends what is under way: for when the process goes. */
  close: () => Promise<void>;
}

/** Listens to the database with a connection of its own, which no pool may share, from the first watcher on. */
export function openQueueWatch(databaseUrl: string, log: Log): QueueWatch {
  const watchers = new Map<() => void, () => void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const push of watchers.keys()) push();
    }, REST_MS);
  };

  function lost(of: pg.Client, error: unknown): void {
    if (client !== of) return;
    client = null;
    if (isClosed) return;
    log.warn({ err: error }, 'the watch of the moderation queue lost its connection');
    setTimeout(listen, RECONNECT_MS).unref();
  }

  function listen(): void {
    if (client || isClosed) return;
    const opened = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      application_name: 'rumbo listen',
    });
    client = opened;
    opened.on('error', (error) => lost(opened, error));
    opened.on('end', () => lost(opened, null));
    opened.on('notification', tell);
    opened
      .connect()
      .then(() => opened.query('listen moderation_queue'))
      // reports changes from before the connection, too
      .then(tell)
      .catch((error) => lost(opened, error));
  }

  return {
    changes: () =>
      new Repeater<true>(async (push, stop) => {
        const one = () => void push(true);
        watchers.set(one, stop);
        one();
        listen();
        await stop;
        watchers.delete(one);
      }, new SlidingBuffer(1)),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      for (const stop of watchers.values()) stop();
      await client?.end();
    },
  };
}
