import type { Prisma } from '#server/generated/prisma/client.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import { checkRows } from './checkRows.ts';
import { beginAttempt, counts, giveUp, lockImport, queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { undoRows } from './undoRows.ts';
import { importAuthor, isAboutRows, openRows, refuseRow, writeRows } from './writeRows.ts';

type Tx = Prisma.TransactionClient;

/**
 * In addition to the context of other jobs, an import needs the gazetteer: 200 MB in memory, loaded by the first
 * import.
 */
export type ImportContext = JobContext & { loadPlaces: () => Promise<Gazetteer> };

type RowsContext = JobContext & { gazetteer: Gazetteer };

/** The number of rows of a batch; small, so that saving one of these providers is delayed only briefly. */
const BATCH = 200;
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };

/**
 * Checks or writes the next batch of rows, then queues itself again. A batch and its progress are committed together:
 * after a process was killed, the next one continues after the last committed batch.
 */
export async function continueImport(
  { importId }: { importId: number },
  { loadPlaces, ...job }: ImportContext,
): Promise<void> {
  const context = { ...job, gazetteer: await loadPlaces() };
  const { prisma } = context.db;
  if (!(await beginAttempt(prisma, importId))) return;
  await queueFollowUpJob(prisma, importId);
  const doOnce = () => prisma.$transaction((tx) => doBatch(tx, context, importId), TRANSACTION);
  try {
    // retried once, for example when another import has created a provider at the same time: the retry finds it
    await doOnce().catch((error) => (isAboutRows(error) ? doOnce() : Promise.reject(error)));
  } catch (error) {
    if (isAboutRows(error)) await doSingly(context, importId);
    else await noteFailure(context, importId, error);
  }
}

async function doBatch(tx: Tx, context: RowsContext, importId: number): Promise<void> {
  const found = await lockImport(tx, importId);
  if (!found) return;
  const author = importAuthor(context, found);
  if (found.status === 'checking') {
    if (await checkRows(tx, author, found, BATCH)) return queueImportJob(tx, importId);
    await tx.providerImport.update({ where: { id: importId }, data: { status: 'checked', failures: 0 } });
  } else if (found.status === 'importing') {
    const rows = await openRows(tx, importId, BATCH);
    if (rows.length > 0) await writeRows(tx, author, found, rows);
    if (rows.length === BATCH) return queueImportJob(tx, importId);
    await finish(tx, author, importId, 'done', 'providersImported');
  } else if (found.status === 'undoing') {
    if (await undoRows(tx, author, importId, BATCH)) return queueImportJob(tx, importId);
    await finish(tx, author, importId, 'undone', 'importUndone');
  }
}

async function finish(
  tx: Tx,
  author: Author,
  importId: number,
  status: 'done' | 'undone',
  code: 'providersImported' | 'importUndone',
): Promise<void> {
  const ended = await tx.providerImport.update({
    where: { id: importId },
    data: { status, failures: 0, finishedAt: new Date() },
  });
  await writeLog(tx, author, { code, subject: { type: 'providerImport', id: importId }, after: counts(ended) });
}

/** Writes the rows of the batch one by one, after a single row has made the whole batch fail. */
async function doSingly(context: RowsContext, importId: number): Promise<void> {
  const { prisma } = context.db;
  for (const row of await openRows(prisma, importId, BATCH)) {
    const isOpen = async (tx: Tx) => {
      const found = await lockImport(tx, importId);
      return found?.status === 'importing' &&
        (await tx.providerImportRow.count({ where: { id: row.id, isDone: false } }))
        ? found
        : null;
    };
    try {
      await prisma.$transaction(async (tx) => {
        const found = await isOpen(tx);
        if (found) await writeRows(tx, importAuthor(context, found), found, [row]);
      }, TRANSACTION);
    } catch (error) {
      if (!isAboutRows(error)) return noteFailure(context, importId, error);
      await prisma.$transaction(async (tx) => {
        if (await isOpen(tx)) await refuseRow(tx, importId, row, error);
      }, TRANSACTION);
    }
  }
  await queueImportJob(prisma, importId);
}

/** Logs the failure. The follow-up job retries, unless the last attempt was used up. */
async function noteFailure({ db, log }: RowsContext, importId: number, error: unknown): Promise<void> {
  log.error({ err: error, importId }, 'a batch of an import failed');
  await giveUp(db.prisma, importId);
}
