import pg from 'pg';

/** Records the statements of the connections of these pools, not of others. */
export function recordStatements(pools: readonly pg.Pool[]) {
  let recorded: string[] | null = null;
  const original = pg.Client.prototype.query;
  const own = new WeakSet<object>();
  for (const pool of pools) pool.on('connect', (client) => own.add(client));
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args as [string | { text: string }];
    if (recorded && own.has(this)) recorded.push(typeof query === 'string' ? query : query.text);
    return (original as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  return {
    during: async (call: () => Promise<unknown>): Promise<string[]> => {
      recorded = [];
      try {
        await call();
        return recorded;
      } finally {
        recorded = null;
      }
    },
    stop: () => {
      pg.Client.prototype.query = original;
    },
  };
}
