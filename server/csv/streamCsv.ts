import type { Pool, PoolClient } from 'pg';
import { TooManyRequests } from '#server/platform/errors.ts';
import { type Cell, writeCsv } from './cells.ts';

interface Query {
  text: string;
  values: unknown[];
}

const BATCH = 500;
/** The maximum number of concurrent streams: each holds a connection until its reader has finished. */
const AT_ONCE = 3;
const RETRY_SECONDS = 10;

let running = 0;

/**
 * Streams the rows of a query in batches, from one snapshot: concurrent changes neither move nor hide a row. Memory use
 * does not grow with the number of rows. `client` runs further queries in the same snapshot. A reader that does not
 * request the next batch within 30 seconds loses its connection. Throws `TooManyRequests`.
 */
async function* streamBatches<Row extends object>(
  pool: Pool,
  { text, values }: Query,
): AsyncGenerator<{ rows: Row[]; client: PoolClient }> {
  if (running >= AT_ONCE) throw new TooManyRequests(RETRY_SECONDS);
  running++;
  let client: PoolClient | undefined;
  let isWhole = false;
  try {
    client = await pool.connect();
    // without a listener a broken connection would end the process; with it, the next query fails
    client.on('error', ignore);
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query("set local idle_in_transaction_session_timeout = '30s'");
    await client.query("set local statement_timeout = '60s'");
    await client.query(`declare batches no scroll cursor for ${text}`, values);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${BATCH} from batches`);
      if (rows.length > 0) yield { rows, client };
      if (rows.length < BATCH) break;
    }
    await client.query('commit');
    isWhole = true;
  } finally {
    running--;
    client?.off('error', ignore);
    // the connection of an aborted stream is in the middle of a transaction and must be destroyed
    client?.release(!isWhole);
  }
}

/**
 * The lines of a CSV file with the rows of a query, in the batches of `streamBatches`; the header is part of the first
 * batch.
 */
export async function* streamCsv<Row extends object>(
  pool: Pool,
  query: Query,
  columns: readonly string[],
  asCells: (rows: Row[], client: PoolClient) => Cell[][] | Promise<Cell[][]>,
): AsyncGenerator<string> {
  let header: Cell[][] = [[...columns]];
  for await (const { rows, client } of streamBatches<Row>(pool, query)) {
    yield writeCsv([...header, ...(await asCells(rows, client))]);
    header = [];
  }
  if (header.length > 0) yield writeCsv(header);
}

function ignore(): void {}
