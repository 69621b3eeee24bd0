import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import pg from 'pg';
import { requestScope, type Spender } from './requestScope.ts';
import { workFor } from './threadTime.ts';

/** Called after each query with the name of its prepared statement, or the beginning of its text. */
export type OnQuery = (query: string, ms: number) => void;

const TEXT = 80;

/**
 * A client that reports the duration of each query, without its values, and charges the time for reading its rows to
 * the request.
 */
export function observedClient(onQuery: OnQuery): typeof pg.Client {
  return class extends pg.Client {
    #spender: Spender | undefined;

    constructor(config?: string | pg.ClientConfig) {
      const socket = new Socket();
      super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
      // called before the client reads the response
      socket.on('data', () => workFor(this.#spender));
    }

    override query(...args: unknown[]): never {
      this.#spender = requestScope.getStore()?.spender;
      const began = performance.now();
      // a callback is called from the connection, which belongs to no request
      const inRequest = AsyncLocalStorage.snapshot();
      const report = () => inRequest(onQuery, nameOf(args[0]), performance.now() - began);
      const at = args.findIndex((arg: unknown) => typeof arg === 'function');
      if (at >= 0) {
        const callback = args[at] as unknown as (...results: unknown[]) => void;
        const observed = (...results: unknown[]) => {
          report();
          callback(...results);
        };
        return super.query(...(args.with(at, observed) as [never])) as never;
      }
      const result: unknown = super.query(...(args as [never]));
      if (result instanceof Promise) result.then(report, report);
      return result as never;
    }
  };
}

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool whose queries belong to the async context of the request: otherwise a query that waits for a connection would
 * run in the context of the request that releases it.
 */
export class ScopedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect(AsyncLocalStorage.bind(callback));
    return undefined;
  }
}

function nameOf(query: unknown): string {
  const { name, text = '' } = typeof query === 'string' ? { text: query } : (query as { name?: string; text?: string });
  return name ?? text.replace(/\s+/g, ' ').trim().slice(0, TEXT);
}

/**
 * Prisma loads the relations of a row concurrently, also in a transaction, where they share a connection. `pg` will
 * stop queueing such queries in its next major version, and warns until then: here each query waits for the previous
 * one.
 */
export function queuedClient(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    #last: Promise<unknown> = Promise.resolve();

    override query = ((...args: Parameters<pg.Client['query']>) => {
      const send = () => Client.prototype.query.apply(this, args) as unknown as Promise<unknown>;
      // queries with a callback come from the pool, which gives a connection to one query at a time
      if (args.some((arg: unknown) => typeof arg === 'function')) return send();
      const result = this.#last.then(send);
      this.#last = result.catch(() => {});
      return result;
    }) as pg.Client['query'];
  };
}
