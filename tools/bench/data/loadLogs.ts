import pg from 'pg';
import { withoutIndexes } from './withoutIndexes.ts';

const BATCH = 500_000;

/** Fills an empty log with entries over two years, generated in SQL: entry n is the same in every run. */
export async function loadLogs(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // without foreign keys, the order of ids does not depend on the users of entries
  await client.query('set session_replication_role = replica');
  await withoutIndexes(client, ['logs'], async () => {
    for (let from = 1; from <= count; from += BATCH) await insert(client, from, Math.min(count, from + BATCH - 1));
  });
  await client.query(`select setval('logs_id_seq', $1)`, [count]);
  await client.query('vacuum analyze logs');
  await client.end();
}

async function insert(client: pg.Client, from: number, until: number): Promise<void> {
  await client.query(
    `insert into logs (id, severity, code, parameters, user_id, request_id, subject, subject_id, created_at)
     select n, (array['info', 'info', 'info', 'info', 'info', 'info', 'info', 'info', 'warning', 'error'])[1 + n % 10]::log_severity,
       (array['signedIn', 'providerChanged', 'providerApproved', 'signedOut', 'downloaded', 'providerCreated',
         'profileChanged', 'providersImported', 'providerSentInByProgram', 'imageApproved'])[1 + (n * 7919) % 10],
       case (n * 7919) % 10 when 4 then jsonb_build_object('file', md5(n::text) || '.csv')
         when 8 then jsonb_build_object('token', 'Program ' || md5(n::text)) when 2 then jsonb_build_object('reason', 'Reason ' || md5(n::text)) end,
       case when n % 4 > 0 then 1 + (n * 31) % 200 end, md5('r' || n / 3)::uuid::text,
       case when n % 2 = 0 then 'provider' end, case when n % 2 = 0 then 1 + (n * 17)::bigint % 10000 end,
       timestamptz '2024-11-01' + n * interval '6 seconds'
     from generate_series($1::bigint, $2::bigint) n`,
    [from, until],
  );
}
