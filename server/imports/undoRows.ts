import type { Prisma, ProviderImportRow } from '#server/generated/prisma/client.ts';
import { type Author, lockProviders } from '#server/providers/change/changeProvider.ts';
import {
  removeProviders,
  restoreProviders,
  type StoredRows,
  statesOf,
} from '#server/providers/change/restoreProviders.ts';
import { readNotes, storedNotes } from './reading/notes.ts';

type Tx = Prisma.TransactionClient;

/** Undoes the most recently written rows. Returns whether there may be more. */
export async function undoRows(tx: Tx, author: Author, importId: number, most: number): Promise<boolean> {
  const rows = await tx.providerImportRow.findMany({
    where: { importId, writtenVersion: { not: null } },
    orderBy: { id: 'desc' },
    take: most,
  });
  if (rows.length === 0) return false;
  const locked = await lockProviders(
    tx,
    rows.flatMap(({ providerId }) => providerId ?? []),
  );
  const states = await statesOf(tx, locked);
  const isAsWritten = ({ providerId, writtenVersion, before }: ProviderImportRow) => {
    const state = states.get(providerId ?? 0);
    return state?.version === writtenVersion && !(before === null && state?.hasImage);
  };
  const created = rows.filter((row) => isAsWritten(row) && row.before === null);
  const changed = rows.filter((row) => isAsWritten(row) && row.before !== null);
  await removeProviders(
    tx,
    author,
    created.map(({ providerId }) => providerId!),
  );
  await restoreProviders(
    tx,
    author,
    changed.map(({ providerId, before }) => ({ id: providerId!, stored: before as unknown as StoredRows })),
  );
  for (const { id, messages } of rows.filter((row) => !isAsWritten(row) && row.providerId !== null))
    await tx.providerImportRow.update({
      where: { id },
      data: { messages: storedNotes([...readNotes(messages), { key: 'import.changedSince', parameters: {} }]) },
    });
  await tx.providerImportRow.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { writtenVersion: null },
  });
  await tx.providerImport.update({ where: { id: importId }, data: { failures: 0 } });
  return rows.length === most;
}
