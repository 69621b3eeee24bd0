import { Prisma, type ProviderImport, type ProviderImportRow } from '#server/generated/prisma/client.ts';
import { Conflict, DomainError } from '#server/platform/errors.ts';
import { type Author, changeProviders, lockProviders } from '#server/providers/change/changeProvider.ts';
import { createProviders } from '#server/providers/change/createProvider.ts';
import { statesOf, storedRows } from '#server/providers/change/restoreProviders.ts';
import { saveProvider } from '#server/providers/change/updateProvider.ts';
import { decideWithin } from '#server/providers/moderation/decide.ts';
import { type Judgement, judgeRows, refusal } from './judgeRows.ts';
import { followersOf } from './leadRows.ts';
import { countOutcomes, type Outcome, saveOutcomes } from './outcomes.ts';
import { readMapping } from './reading/mapping.ts';

type Tx = Prisma.TransactionClient;

/** The next rows of an import to be written, in the order of the file. */
export function openRows(tx: Tx, importId: number, most: number): Promise<ProviderImportRow[]> {
  return tx.providerImportRow.findMany({
    where: { importId, isDone: false },
    orderBy: { id: 'asc' },
    take: most,
  });
}

/** Writes rows according to their verdicts, and marks them as done. A row whose verdict would now differ is refused. */
export async function writeRows(
  tx: Tx,
  author: Author,
  found: ProviderImport,
  rows: ProviderImportRow[],
): Promise<void> {
  await lockProviders(
    tx,
    rows.flatMap(({ providerId }) => providerId ?? []),
  );
  const all = await followersOf(tx, found.id, rows);
  const judgements = await judgeRows(tx, author, readMapping(found.mapping), all);
  const held = judgements.map((judgement, at) => hold(judgement, rows[at]!));
  const before = await storedRows(tx, changed(held));
  const created = await create(tx, author, held);
  await update(tx, author, held);
  if (found.approvalReason !== null && created.size > 0) {
    const approved = [...created.values()].map((id) => ({ id, version: 1 }));
    // silent, because there is no applicant to notify
    await decideWithin(tx, author, approved, { kind: 'approved', reason: found.approvalReason, silent: true });
  }
  const written = await statesOf(tx, [...created.values(), ...changed(held)]);
  const outcomes: Outcome[] = held.map(({ form: _, followers: __, stranger: ___, ...judgement }) => {
    const providerId = created.get(judgement.rowId) ?? judgement.providerId;
    const isWritten = judgement.verdict === 'create' || judgement.verdict === 'update';
    return {
      ...judgement,
      providerId,
      isDone: true,
      ...(isWritten && {
        before: before.get(providerId!) ?? null,
        writtenVersion: written.get(providerId!)?.version ?? null,
      }),
    };
  });
  await saveOutcomes(tx, outcomes);
  await countOutcomes(
    tx,
    found.id,
    outcomes.map(({ verdict }) => verdict),
    rows.map(({ verdict }) => verdict!),
  );
}

const changed = (judgements: Judgement[]) =>
  judgements.flatMap(({ verdict, providerId }) => (verdict === 'update' ? [providerId!] : []));

/** Refuses a row that the database rejected, such as one whose service was just deleted. */
export async function refuseRow(tx: Tx, importId: number, row: ProviderImportRow, error: unknown): Promise<void> {
  const {
    form: _,
    followers: __,
    ...refused
  } = refusal(error instanceof DomainError ? error : new Conflict('import.unwritten'));
  const { id: rowId, importKey, providerId, providerVersion } = row;
  await saveOutcomes(tx, [{ ...refused, rowId, importKey, providerId, providerVersion, isDone: true }]);
  await countOutcomes(tx, importId, ['refused'], [row.verdict!]);
}

/** Whether an error is caused by the written data, not by an unavailable database. */
export function isAboutRows(error: unknown): boolean {
  // Prisma's codes for unique constraint, foreign key, record not found, deadlock
  const codes = ['P2002', 'P2003', 'P2025', 'P2034'];
  return (
    error instanceof DomainError ||
    (error instanceof Prisma.PrismaClientKnownRequestError && codes.includes(error.code))
  );
}

/** The verdict that staff have seen, or a refusal if it has changed: only changes that staff have seen are written. */
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

/** The author of the changes: the user who uploaded the file. */
export function importAuthor(
  { db, gazetteer }: Pick<Author, 'db' | 'gazetteer'>,
  { id, userId, mapping }: Pick<ProviderImport, 'id' | 'userId' | 'mapping'>,
): Author {
  const asStaff = {
    isSuperAdmin: true,
    isModerator: true,
    hold: null,
    hasProvedEmail: true,
    sessionId: 0,
    provedAt: new Date(0),
  };
  const viewer = userId === null ? null : { id: userId, ...asStaff };
  return { db, gazetteer, language: readMapping(mapping).language, viewer, requestId: `import ${id}` };
}
