import {
  Prisma,
  type ProviderImport,
  type ProviderImportRow,
  type ProviderImportVerdict,
} from '#server/generated/prisma/client.ts';
import { Conflict, DomainError } from '#server/platform/errors.ts';
import { type Author, changeProviders, lockProviders } from '#server/providers/change/changeProvider.ts';
import { createProviders } from '#server/providers/change/createProvider.ts';
import { saveProvider } from '#server/providers/change/updateProvider.ts';
import { type Judgement, judgeRows, refusal } from './judgeRows.ts';
import type { Cells } from './readCells.ts';

type Tx = Prisma.TransactionClient;

/** The next rows of an import to be written, in the order of the file. */
export function openRows(tx: Tx, importId: number, most: number): Promise<ProviderImportRow[]> {
  return tx.providerImportRow.findMany({
    where: { importId, isDone: false },
    orderBy: { id: 'asc' },
    take: most,
  });
}

/**
 * Writes rows according to their verdicts, and marks them as written. A row whose verdict would differ now is refused.
 */
export async function writeRows(tx: Tx, author: Author, importId: number, rows: ProviderImportRow[]): Promise<void> {
  await lockProviders(
    tx,
    rows.flatMap(({ providerId }) => providerId ?? []),
  );
  const judgements = await judgeRows(
    tx,
    author,
    rows.map(({ id, data }) => ({ id, cells: data as Cells })),
  );
  const held = judgements.map((judgement, at) => hold(judgement, rows[at]!));
  const created = await create(tx, author, held);
  await update(tx, author, held);
  const outcomes: Outcome[] = held.map(({ form: _, ...judgement }) => ({
    ...judgement,
    providerId: created.get(judgement.rowId) ?? judgement.providerId,
    isDone: true,
  }));
  await saveOutcomes(tx, outcomes);
  await countOutcomes(
    tx,
    importId,
    outcomes.map(({ verdict }) => verdict),
    rows.map(({ verdict }) => verdict!),
  );
}

/** Marks a row that the database rejected, such as one whose service was just deleted. */
export async function refuseRow(tx: Tx, importId: number, row: ProviderImportRow, error: unknown): Promise<void> {
  const { form: _, ...refused } = refusal(error instanceof DomainError ? error : new Conflict('import.unwritten'));
  const { id: rowId, importKey, providerId, providerVersion } = row;
  await saveOutcomes(tx, [{ ...refused, rowId, importKey, providerId, providerVersion, isDone: true }]);
  await countOutcomes(tx, importId, ['refused'], [row.verdict!]);
}

/** Whether an error is caused by the written data, not by an unavailable database. */
export function isAboutRows(error: unknown): boolean {
  // unique constraint, foreign key, record not found, deadlock
  const codes = ['P2002', 'P2003', 'P2025', 'P2034'];
  return (
    error instanceof DomainError ||
    (error instanceof Prisma.PrismaClientKnownRequestError && codes.includes(error.code))
  );
}

/** The verdict that was shown, or a refusal: only changes that staff have seen are written. */
function hold(now: Judgement, row: ProviderImportRow): Judgement {
  if (now.verdict === 'refused') return now;
  const { verdict, providerId, providerVersion } = row;
  const isAsShown = now.verdict === verdict && now.providerId === providerId && now.providerVersion === providerVersion;
  return isAsShown ? now : { ...now, ...refusal(new Conflict('import.stale')) };
}

async function create(tx: Tx, author: Author, judgements: Judgement[]): Promise<Map<number, number>> {
  const wanted = judgements.filter(({ verdict }) => verdict === 'create');
  if (wanted.length === 0) return new Map();
  const ids = await createProviders(
    tx,
    author,
    wanted.map(({ form, importKey }) => ({ ...form!, importKey: importKey! })),
  );
  return new Map(wanted.map(({ rowId }, at) => [rowId, ids[at]!]));
}

async function update(tx: Tx, author: Author, judgements: Judgement[]): Promise<void> {
  const wanted = judgements.filter(({ verdict }) => verdict === 'update');
  if (wanted.length === 0) return;
  const ids = wanted.map(({ providerId }) => providerId!);
  await changeProviders(tx, author, ids, { code: 'providerChanged' }, async () => {
    for (const { providerId, providerVersion, importKey, form } of wanted)
      await saveProvider(tx, {
        ...form!,
        id: providerId!,
        version: providerVersion,
        ...(importKey !== null && { importKey }),
      });
  });
}

/** The result of checking or importing a row. */
type Outcome = Pick<
  Judgement,
  'rowId' | 'verdict' | 'messages' | 'column' | 'importKey' | 'providerId' | 'providerVersion'
> & { isDone: boolean };

export async function saveOutcomes(tx: Tx, outcomes: Outcome[]): Promise<void> {
  await tx.$executeRaw`
    update provider_import_rows r set verdict = o.verdict::provider_import_verdict, messages = o.messages,
      "column" = o."column", import_key = o."importKey", provider_id = o."providerId",
      provider_version = o."providerVersion", is_done = o."isDone"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o ("rowId" int, verdict text, messages jsonb,
      "column" text, "importKey" text, "providerId" int, "providerVersion" int, "isDone" boolean)
    where r.id = o."rowId"`;
}

const COUNTS = {
  create: 'createdCount',
  update: 'updatedCount',
  unchanged: 'unchangedCount',
  refused: 'refusedCount',
} as const satisfies Record<ProviderImportVerdict, keyof ProviderImport>;

/** `former` are the verdicts that the outcomes replace. */
export async function countOutcomes(
  tx: Tx,
  importId: number,
  verdicts: ProviderImportVerdict[],
  former: ProviderImportVerdict[] = [],
): Promise<void> {
  const number = (list: ProviderImportVerdict[], one: string) => list.filter((verdict) => verdict === one).length;
  const counts = Object.entries(COUNTS).map(([verdict, column]) => [
    column,
    { increment: number(verdicts, verdict) - number(former, verdict) },
  ]);
  await tx.providerImport.update({
    where: { id: importId },
    data: { ...Object.fromEntries(counts), doneCount: { increment: verdicts.length }, failures: 0 },
  });
}

/** The user who uploaded the file, as author of the changes. */
export function importAuthor(
  { db, gazetteer }: Pick<Author, 'db' | 'gazetteer'>,
  { id, userId, language }: Pick<ProviderImport, 'id' | 'userId' | 'language'>,
): Author {
  const viewer = userId === null ? null : { id: userId, isSuperAdmin: true, hasProvedEmail: true, sessionId: 0 };
  return { db, gazetteer, language, viewer, requestId: `import ${id}` };
}
