import type { Prisma, ProviderImport, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import type { Judgement } from './judgeRows.ts';

type Tx = Prisma.TransactionClient;

/** The result of checking or importing a row. */
export type Outcome = Pick<
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
