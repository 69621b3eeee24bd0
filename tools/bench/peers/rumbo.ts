import { ask } from '../ask.ts';
import type { Bench } from '../part.ts';
import type { Engine } from './engine.ts';

/** The product itself, as an engine. */
export async function openRumbo(bench: Bench): Promise<Engine> {
  const { rows } = await bench.db.pool.query<{ megabytes: number }>(
    `select sum(pg_total_relation_size(oid))::float8 / 2 ^ 20 as megabytes from pg_class
     where relnamespace = 'search'::regnamespace and relkind = 'r'`,
  );
  return {
    name: 'Rumbo',
    index: { seconds: null, megabytes: rows[0]!.megabytes, kept: 'tables, rows to send among them' },
    ask: async (query) => (await ask(bench, query))?.rows.map((row) => row.providerId) ?? [],
    close: async () => {},
  };
}
