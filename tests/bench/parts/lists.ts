import type { Pool } from 'pg';
import { listProviderIds } from '../../../server/providers/list/listProviders.ts';
import type { ProviderSortField } from '../../../server/providers/list/sorts.ts';
import { byTurns, drive, milliseconds } from '../drive.ts';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const FIELDS: ProviderSortField[] = ['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy'];
const ROWS = 50;
const ROUNDS = 5;
const TIMES = Array.from({ length: 40 }, () => ({ kind: '' }));

/** The back office's list of providers: its last page beside its first, by each sort both ways, by number and by cursor. */
export async function benchLists({ db: { pool }, size }: Bench): Promise<Table[]> {
  const rows: Row[] = [];
  for (const field of FIELDS)
    for (const isDescending of [false, true]) rows.push(await measure(pool, { field, isDescending }, size));
  return [{ title: `first and last page of ${ROWS}`, rows }];
}

async function measure(
  pool: Pool,
  order: { field: ProviderSortField; isDescending: boolean },
  size: number,
): Promise<Row> {
  const list = (page: { after?: number; offset?: number }) =>
    listProviderIds(pool, { isQueue: false }, order, { first: ROWS, after: null, offset: 0, ...page });
  const offset = Math.floor((size - 1) / ROWS) * ROWS;
  const [after] = await list({ offset: offset - 1 });
  const page = (asked: Parameters<typeof list>[0]) => () => drive(TIMES, 1, () => list(asked));
  const runs = await byTurns(ROUNDS, {
    key: () =>
      drive(TIMES, 1, () =>
        pool.query({ name: 'page', text: 'select id from providers order by id limit 51 offset $1', values: [0] }),
      ),
    first: page({}),
    byNumber: page({ offset }),
    byCursor: page({ after: after! }),
  });
  const first = median(milliseconds(runs.first));
  const times = (run: keyof typeof runs) => round(median(milliseconds(runs[run])) / first);
  return {
    sort: `${order.field} ${order.isDescending ? 'down' : 'up'}`,
    'first ms': round(first),
    'first / by key': round(first / median(milliseconds(runs.key))),
    'last by cursor ms': round(median(milliseconds(runs.byCursor))),
    'last by number ms': round(median(milliseconds(runs.byNumber))),
    'by cursor / first': times('byCursor'),
    'by number / first': times('byNumber'),
  };
}
