import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import { type Judgement, judgeRows } from './judgeRows.ts';
import type { Cells } from './readCells.ts';
import { countOutcomes, saveOutcomes } from './writeRows.ts';

type Tx = Prisma.TransactionClient;

/** Gives the next rows of a file their verdicts. Returns whether there may be more. */
export async function checkRows(tx: Tx, author: Author, importId: number, most: number): Promise<boolean> {
  const rows = await tx.providerImportRow.findMany({
    where: { importId, verdict: null },
    orderBy: { id: 'asc' },
    take: most,
    select: { id: true, line: true, data: true },
  });
  if (rows.length === 0) return false;
  const judgements = await judgeRows(
    tx,
    author,
    rows.map(({ id, data }) => ({ id, cells: data as Cells })),
  );
  await refuseDoubles(tx, importId, judgements, new Map(rows.map(({ id, line }) => [id, line])));
  const outcomes = judgements.map(({ form: _, ...judgement }) => ({
    ...judgement,
    isDone: judgement.verdict === 'refused',
  }));
  await saveOutcomes(tx, outcomes);
  await countOutcomes(
    tx,
    importId,
    outcomes.map(({ verdict }) => verdict),
  );
  return rows.length === most;
}

/** Refuses rows of a provider that an earlier row of the file has already: it is unclear which of the two to write. */
async function refuseDoubles(
  tx: Tx,
  importId: number,
  judgements: Judgement[],
  lines: Map<number, number>,
): Promise<void> {
  const names = ({ importKey, providerId }: Pick<Judgement, 'importKey' | 'providerId'>) => [
    ...(importKey === null ? [] : [importKey]),
    ...(providerId === null ? [] : [`id ${providerId}`]),
  ];
  const earlier = await tx.$queryRaw<{ importKey: string | null; providerId: number | null; line: number }[]>`
    select import_key as "importKey", provider_id as "providerId", line from provider_import_rows
    where import_id = ${importId} and verdict is not null and (
      import_key = any(${judgements.flatMap(({ importKey }) => importKey ?? [])}::text[])
      or provider_id = any(${judgements.flatMap(({ providerId }) => providerId ?? [])}::int[]))
    order by id desc`;
  const first = new Map(earlier.flatMap((row) => names(row).map((name) => [name, row.line] as const)));
  for (const judgement of judgements) {
    const line = names(judgement).flatMap((name) => first.get(name) ?? [])[0];
    if (line === undefined) for (const name of names(judgement)) first.set(name, lines.get(judgement.rowId)!);
    else
      Object.assign(judgement, {
        verdict: 'refused',
        messages: [{ key: 'import.double', parameters: { line } }],
        column: null,
      });
  }
}
