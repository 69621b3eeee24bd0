import type { Prisma, ProviderImport, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import type { Judgement } from './judgeRows.ts';

type Tx = Prisma.TransactionClient;

/** The result of checking or importing a row. */
export type Outcome = Pick<
  Judgement,
  'rowId' | 'verdict' | 'messages' | 'importKey' | 'providerId' | 'providerVersion'
> & {
  isDone: boolean;
  twinKeys?: string[];
  likenessId?: number | null;
  likenessLine?: number | null;
  before?: Prisma.InputJsonValue | null;
  writtenVersion?: number | null;
};

export async function saveOutcomes(tx: Tx, outcomes: Outcome[]): Promise<void> {
  await tx.$executeRaw`
    update provider_import_rows r set verdict = o.verdict::provider_import_verdict, messages = o.messages,
      import_key = o."importKey", provider_id = o."providerId", provider_version = o."providerVersion",
      is_done = o."isDone", twin_keys = coalesce(o."twinKeys", r.twin_keys),
      likeness_id = coalesce(o."likenessId", r.likeness_id), likeness_line = coalesce(o."likenessLine", r.likeness_line),
      before = o.before, written_version = o."writtenVersion"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o ("rowId" int, verdict text, messages jsonb,
      "importKey" text, "providerId" int, "providerVersion" int, "isDone" boolean, "twinKeys" text[], "likenessId" int,
      "likenessLine" int, before jsonb, "writtenVersion" int)
    where r.id = o."rowId"`;
}

const COUNTS = {
  create: 'createdCount',
  update: 'updatedCount',
  unchanged: 'unchangedCount',
  refused: 'refusedCount',
  duplicate: 'duplicateCount',
} as const satisfies Record<ProviderImportVerdict, keyof ProviderImport>;

/** Adds the verdicts to the counts of an import, and subtracts the replaced verdicts, which are in `former`. */
export async function countOutcomes(
  tx: Tx,
  importId: number,
  verdicts: ProviderImportVerdict[],
  former: ProviderImportVerdict[] = [],
  done = verdicts.length,
): Promise<void> {
  const number = (list: ProviderImportVerdict[], text: string) => list.filter((verdict) => verdict === text).length;
  const counts = Object.entries(COUNTS).map(([verdict, column]) => [
    column,
    { increment: number(verdicts, verdict) - number(former, verdict) },
  ]);
  await tx.providerImport.update({
    where: { id: importId },
    data: { ...Object.fromEntries(counts), doneCount: { increment: done }, failures: 0 },
  });
}

/** All counts at 0, for an import that is checked again. */
export const NO_COUNTS = Object.fromEntries(
  [...Object.values(COUNTS), 'doneCount', 'failures'].map((column) => [column, 0]),
);
