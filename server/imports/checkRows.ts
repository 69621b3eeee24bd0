import type { Prisma, ProviderImport } from '#server/generated/prisma/client.ts';
import type { Author } from '#server/providers/change/changeProvider.ts';
import { findTwins, type Twin } from './findTwins.ts';
import { type Judgement, judgeRows } from './judgeRows.ts';
import { followersOf } from './leadRows.ts';
import { countOutcomes, type Outcome, saveOutcomes } from './outcomes.ts';
import { readMapping } from './reading/mapping.ts';
import type { Note } from './reading/notes.ts';

type Tx = Prisma.TransactionClient;

/** Checks the next rows of an import. Returns whether there may be more. */
export async function checkRows(tx: Tx, author: Author, found: ProviderImport, most: number): Promise<boolean> {
  const { id: importId } = found;
  const leads = await tx.providerImportRow.findMany({
    where: { importId, verdict: null, leadId: null },
    orderBy: { id: 'asc' },
    take: most,
    select: { id: true, line: true, cells: true, isWanted: true },
  });
  if (leads.length === 0) return false;
  const rows = await followersOf(tx, importId, leads);
  const judgements = await judgeRows(tx, author, readMapping(found.mapping), rows);
  const lines = new Map(rows.map(({ id, line }) => [id, line]));
  await refuseDoubles(tx, importId, judgements, lines);
  const twins = await findTwins(tx, author.gazetteer, importId, judgements, lines);
  const wanted = new Set(rows.flatMap(({ id, isWanted }) => (isWanted ? [id] : [])));
  const outcomes = judgements.map(({ form: _, stranger, followers: __, ...judgement }) => {
    const twin = twins.get(judgement.rowId);
    const doubt = stranger ?? (twin && likeness(twin));
    const isHeld = doubt && !wanted.has(judgement.rowId);
    const verdict = isHeld ? ('duplicate' as const) : judgement.verdict;
    return {
      ...judgement,
      verdict,
      messages: isHeld ? [...judgement.messages, doubt] : judgement.messages,
      twinKeys: twin?.keys ?? [],
      likenessId: stranger ? judgement.providerId : (twin?.providerId ?? null),
      likenessLine: twin?.line ?? null,
      isDone: verdict === 'refused' || verdict === 'duplicate',
    };
  });
  const followed = judgements.flatMap((judgement, at) => outcomesOfFollowers(judgement, outcomes[at]!.verdict, lines));
  const all = [...outcomes, ...followed];
  // rows joined with a corrected row have previous verdicts, which are replaced
  const former = rows.flatMap(({ followers }) => followers.flatMap(({ verdict }) => verdict ?? []));
  await saveOutcomes(tx, all);
  const verdicts = all.map(({ verdict }) => verdict);
  await countOutcomes(tx, importId, verdicts, former, verdicts.length - former.length);
  return rows.length === most;
}

/** The outcomes of rows that are joined with an earlier row of the same provider. */
function outcomesOfFollowers(
  { rowId: leadId, followers = [], providerId, providerVersion }: Judgement,
  verdict: Judgement['verdict'],
  lines: ReadonlyMap<number, number>,
): Outcome[] {
  return followers.map(({ rowId, messages }) => {
    const joined: Note = { key: 'import.joined', parameters: { line: lines.get(leadId)! }, isWarning: true };
    const isWrong = messages.some(({ isWarning }) => !isWarning);
    const isWritten = verdict !== 'refused' && verdict !== 'duplicate';
    return {
      ...{ rowId, importKey: null, providerId, providerVersion, isDone: true },
      verdict: isWrong ? 'refused' : isWritten ? 'unchanged' : verdict,
      messages: [...messages, joined],
    };
  });
}

function likeness({ providerId, line }: Twin): Note | undefined {
  if (providerId !== null) return { key: 'import.looksLikeProvider', parameters: {} };
  return line === null ? undefined : { key: 'import.looksLikeLine', parameters: { line } };
}

/**
 * Refuses rows of a provider that an earlier row of the file already contains, because it is unclear which row to
 * write.
 */
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
        form: null,
        messages: [...judgement.messages, { key: 'import.double', parameters: { line } }],
      });
  }
}
