import type { Pool, PoolClient } from 'pg';
import { TooManyRequests } from '#server/platform/errors.ts';

interface Query {
  text: string;
  values: unknown[];
}

const BATCH = 500;
/** Each holds a connection for as long as its reader takes. */
const AT_ONCE = 3;
const RETRY_SECONDS = 10;

let running = 0;

/**
 * The rows of a query in batches, as one moment has them: what changes meanwhile neither moves nor hides a row. Memory
 * does not grow with their number. `client` reads more of the same moment. Whoever does not ask for the next batch
 * within half a minute has left. Throws `TooManyRequests`.
 */
export async function* streamBatches<Row extends object>(
  pool: Pool,
  { text, values }: Query,
): AsyncGenerator<{ rows: Row[]; client: PoolClient }> {
  if (running >= AT_ONCE) throw new TooManyRequests(RETRY_SECONDS);
  running++;
  let client: PoolClient | undefined;
  let isWhole = false;
  try {
    client = await pool.connect();
    // one that is cut off says so at the next query; without a listener it would end the process
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
    // one whose reader left is in the middle of something
    client?.release(!isWhole);
  }
}

function ignore(): void {}
