import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MessageKey } from '#server/i18n/messages.ts';
import { Conflict, Invalid, NotFound } from '#server/platform/errors.ts';
import { countServiceTexts } from './columns/serviceTexts.ts';
import { changeImport } from './commitProviderImport.ts';
import { leadRows } from './leadRows.ts';
import { freshAttempts, lockImport, queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { countOutcomes, NO_COUNTS } from './outcomes.ts';
import { checkMapping, type Mapping, readMapping } from './reading/mapping.ts';
import { loadTerms } from './reading/terms.ts';

/** Problems of a row that do not depend on the mapping of its columns, because the row cannot be read. */
const UNREADABLE = ['csv.ragged', 'csv.quote', 'csv.encoding'] satisfies MessageKey[];

/**
 * Changes the mapping of an import's columns. All rows of the import are then checked again. Throws `Invalid`,
 * `NotFound`, `Conflict`.
 */
export async function mapProviderImport(context: Context, importId: number, change: Partial<Mapping>): Promise<void> {
  await changeImport(context, importId, { code: 'importMapped' }, async (tx, found) => {
    const isUnwritten = !(await tx.providerImportRow.count({ where: { importId, writtenVersion: { not: null } } }));
    if (!/^(checking|checked|failed)$/.test(found.status) || !isUnwritten) throw new Conflict('import.notChecked');
    const former = readMapping(found.mapping);
    const mapping = { ...former, ...change };
    if (change.services) {
      // keeps the mapped texts of other files with this header, for the next such file
      const here = new Set((await countServiceTexts(context.db.pool, importId, mapping)).map(({ text }) => text));
      const elsewhere = Object.entries(former.services).filter(([text]) => !here.has(text));
      mapping.services = { ...Object.fromEntries(elsewhere), ...change.services };
    }
    checkMapping(mapping, found.header, await loadTerms(tx));
    const isUnreadable = UNREADABLE.map((key) => ({ messages: { array_contains: [{ key }] } }));
    const problems = await tx.providerImportRow.count({ where: { importId, OR: isUnreadable } });
    await tx.providerImportRow.updateMany({
      where: { importId, NOT: isUnreadable },
      data: {
        ...{ verdict: null, messages: [], isDone: false, importKey: null, providerId: null, providerVersion: null },
        ...{ twinKeys: [], likenessId: null, likenessLine: null },
      },
    });
    await leadRows(tx, importId, mapping);
    await queueImportJob(tx, importId);
    await queueFollowUpJob(tx, importId);
    return {
      ...{ status: 'checking', ...NO_COUNTS, doneCount: problems, refusedCount: problems, ...freshAttempts(found) },
      mapping: mapping as unknown as Prisma.InputJsonObject,
    };
  });
}

/** The maximum length of a corrected cell. */
const MAX_CELL = 20_000;

/**
 * Corrects cells of a row, or marks the row as not a duplicate. The row is then checked again. Throws `Invalid`,
 * `NotFound`, `Conflict`.
 */
export async function changeImportRow(
  { db }: Context,
  rowId: number,
  {
    cells = [],
    isWanted,
  }: { cells?: { column: number; text: string }[] | null | undefined; isWanted?: boolean | null | undefined },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const row = await tx.providerImportRow.findUnique({ where: { id: rowId }, select: { importId: true } });
    const found = row && (await lockImport(tx, row.importId));
    const locked = found && (await tx.providerImportRow.findUnique({ where: { id: rowId } }));
    if (!found || !locked) throw new NotFound('import.notFound');
    if (!/^(checking|checked)$/.test(found.status)) throw new Conflict('import.notChecked');
    const mended = [...locked.cells];
    for (const { column, text } of cells ?? []) {
      if (column < 0 || column >= found.header.length || text.length > MAX_CELL)
        throw new Invalid('import.cell', { field: 'cells' });
      mended[column] = text;
    }
    await tx.providerImportRow.update({
      where: { id: rowId },
      data: {
        ...{ cells: mended, isWanted: isWanted ?? locked.isWanted, verdict: null, messages: [], isDone: false },
        ...{ twinKeys: [], likenessId: null, likenessLine: null },
      },
    });
    const lead =
      locked.leadId === null ? null : await tx.providerImportRow.findUnique({ where: { id: locked.leadId } });
    if (lead)
      await tx.providerImportRow.update({
        where: { id: lead.id },
        data: { verdict: null, messages: [], isDone: false },
      });
    const former = [locked, lead].flatMap((item) => item?.verdict ?? []);
    if (former.length > 0) {
      await countOutcomes(tx, found.id, [], former, -former.length);
      await tx.providerImport.update({ where: { id: found.id }, data: { status: 'checking' } });
      await queueImportJob(tx, found.id);
      await queueFollowUpJob(tx, found.id);
    }
  });
}
