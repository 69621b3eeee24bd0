import { NotFound } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { refreshSearch } from '../search/refreshSearch.ts';
import { snapshot } from './snapshot.ts';

type Tx = Prisma.TransactionClient;

/**
 * What every change of a provider has around it: one editor at a time, the history with before and after, and search.
 * Throws `NotFound`, and what `change` throws.
 */
export async function changeProvider<Result>(
  context: Context,
  id: number,
  message: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return context.db.prisma.$transaction(async (tx) => {
    const { length } = await tx.$queryRaw<unknown[]>`select 1 from providers where id = ${id} for update`;
    if (length === 0) throw new NotFound('provider.notFound');
    const before = await snapshot(tx, context, id);
    const result = await change(tx);
    const after = await snapshot(tx, context, id);
    await writeLog(tx, context, {
      message,
      subject: { type: 'provider', id },
      ...(before && { before }),
      ...(after && { after }),
    });
    await refreshSearch(tx, [id]);
    return result;
  });
}
