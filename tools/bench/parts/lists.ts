import type { Db } from '../../../server/platform/db.ts';
import { listProviderIds } from '../../../server/providers/list/listProviders.ts';
import type { ProviderOrder, ProviderSortField } from '../../../server/providers/list/sorts.ts';
import { byTurns, drive, milliseconds } from '../drive.ts';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const FIELDS: ProviderSortField[] = ['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy'];
const ROWS = 50;
const ROUNDS = 5;
const TIMES = Array.from({ length: 20 }, () => ({ kind: '' }));

/**
 * The back office's list of providers: its last page compared with its first, by each sort key in both directions, by
 * number and by cursor. Includes the time for finding the ids of a page.
 */
export async function benchLists({ db, size }: Bench): Promise<Table[]> {
  const rows: Row[] = [];
  for (const field of FIELDS)
    for (const isDescending of [false, true]) rows.push(await measure(db, { field, isDescending }, size));
  return [{ title: `first and last page of ${ROWS}`, rows }];
}

async function measure({ pool, prisma }: Db, order: ProviderOrder, size: number): Promise<Row> {
  const list = (page: { after?: number; offset?: number }) =>
    listProviderIds(pool, { isQueue: false }, order, { first: ROWS, after: null, offset: 0, ...page });
  const read = async (ids: number[]) =>
    prisma.provider.findMany({ where: { id: { in: ids } }, include: { approver: true, taxType: true } });
  const offset = Math.floor((size - 1) / ROWS) * ROWS;
  const [after] = await list({ offset: offset - 1 });
  const ids = (asked: Parameters<typeof list>[0]) => () => drive(TIMES, 1, () => list(asked));
  const page = (asked: Parameters<typeof list>[0]) => () => drive(TIMES, 1, async () => read(await list(asked)));
  const runs = await byTurns(ROUNDS, {
    first: page({}),
    byNumber: page({ offset }),
    byCursor: page({ after: after! }),
    firstIds: ids({}),
    byNumberIds: ids({ offset }),
    byCursorIds: ids({ after: after! }),
  });
  const ms = (run: keyof typeof runs) => median(milliseconds(runs[run]));
  return {
    sort: `${order.field} ${order.isDescending ? 'down' : 'up'}`,
    'first ms': round(ms('first')),
    'by cursor / first': round(ms('byCursor') / ms('first')),
    'by number / first': round(ms('byNumber') / ms('first')),
    'ids: first ms': round(ms('firstIds')),
    'last by cursor ms': round(ms('byCursorIds')),
    'last by number ms': round(ms('byNumberIds')),
  };
}
