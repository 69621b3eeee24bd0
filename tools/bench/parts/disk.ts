import { round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

/** The sizes of the tables and their indexes. */
export async function benchDisk({ db, size }: Bench): Promise<Table[]> {
  const { rows: tables } = await db.pool.query<{ name: string; heap: number; indexes: number }>(
    `select c.oid::regclass::text as name, pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname = 'search' or (n.nspname = 'public' and c.reltuples > 50000)) order by heap desc`,
  );
  const { rows: indexes } = await db.pool.query<{ name: string; of: string; size: number }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as of, pg_relation_size(i.indexrelid)::float8 as size
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('search', 'public') order by size desc limit 20`,
  );
  const megabytes = (bytes: number) => round(bytes / 2 ** 20);
  return [
    {
      title: 'tables',
      rows: tables.map(({ name, heap, indexes }) => ({
        name,
        MB: megabytes(heap),
        'indexes MB': megabytes(indexes),
        'bytes a provider': Math.round((heap + indexes) / size),
      })),
    },
    { title: 'largest indexes', rows: indexes.map(({ name, of, size }) => ({ name, of, MB: megabytes(size) })) },
  ];
}
