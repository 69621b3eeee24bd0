import { isDeepStrictEqual } from 'node:util';
import type { Prisma, ProviderEdit, ProviderStatus } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound, Stale } from '#server/platform/errors.ts';
import { changeProviders, lockProviders } from '../change/changeProvider.ts';
import { type FullProvider, snapshot } from '../change/snapshot.ts';
import { saveProvider } from '../change/updateProvider.ts';
import { type ParsedForm, type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { ownProviders } from '../record/own.ts';
import { appliedForm, draftOf, type EditValues, loadFull, parseStored, waitingEdit } from './draft.ts';
import { noticeOf } from './notice.ts';

type Tx = Prisma.TransactionClient;

/** The versions that an owner has seen. */
export interface SeenVersions {
  id: number;
  /** The version of the provider. */
  expectedVersion: number;
  /** The version of the provider's pending edit; null if there was none. */
  expectedEditVersion?: number | null | undefined;
}

/**
 * Saves an owner's complete form of a published provider. Changes that need review stay private until staff apply them;
 * the others are published immediately. A form without changes withdraws the pending edit. Throws `Invalid`, `NotFound`
 * for another user's provider, `Conflict` when it is not published, or there is a newer version.
 */
export async function editProvider(context: Context, seen: SeenVersions, form: ProviderForm) {
  const { id } = seen;
  const read = await parseProviderForm(context, form);
  await editOwn(context, seen, async (tx, provider, edit) => {
    const stored = await parseStored({ gazetteer: context.gazetteer, db: { prisma: tx } }, provider);
    const { atOnce, values } = changesOf(stored, read);
    if (Object.keys(atOnce).length > 0)
      await changeProviders(tx, context, [id], { code: 'providerChangedByOwner' }, () =>
        saveProvider(tx, { id, ...appliedForm(provider, atOnce) }),
      );
    await writeEdit(tx, context, await loadFull(tx, id), edit, { values, fileId: edit?.fileId ?? null });
  });
}

/** The changes of a form, by whether they need review: only the hours of stored branches apply immediately. */
function changesOf(stored: ParsedForm, read: ParsedForm): Record<'atOnce' | 'values', EditValues> {
  const [atOnce, values]: [EditValues, EditValues] = [{}, {}];
  const { branches: were = [] } = stored;
  const withHours = were.map((item) => ({
    ...item,
    hours: (read.branches?.find(({ id }) => id === item.id) ?? item).hours,
  }));
  if (!isSame(were, withHours)) atOnce.branches = withHours;
  const before = { ...stored, branches: withHours };
  for (const part of Object.keys(read) as (keyof ParsedForm)[])
    if (!isSame(before[part], read[part])) Object.assign(values, { [part]: read[part] });
  return { atOnce, values };
}

/**
 * Wraps an action of an owner on a published provider, or on a provider in one of these `states`: the provider is
 * locked, and has the version that the owner saw.
 */
export async function editOwn<Result>(
  context: Context,
  { id, expectedVersion, expectedEditVersion = null }: SeenVersions,
  change: (tx: Tx, provider: FullProvider, edit: ProviderEdit | null) => Promise<Result>,
  states: readonly ProviderStatus[] = ['approved'],
): Promise<Result> {
  requireProvedEmail(context);
  await context.limits.count('ownerEdit', String(context.viewer!.id));
  return context.db.prisma.$transaction(async (tx) => {
    await lockProviders(tx, [id]);
    const own = await tx.provider.findFirst({ where: { id, ...ownProviders(context) }, select: { status: true } });
    if (!own) throw new NotFound('provider.notFound');
    if (!states.includes(own.status)) throw new Conflict('edit.notPublic');
    const [provider, edit] = [await loadFull(tx, id), await waitingEdit(tx, id)];
    if (provider.version !== expectedVersion || (edit?.version ?? null) !== expectedEditVersion)
      throw new Stale('provider.stale');
    return change(tx, provider, edit);
  });
}

/** Stores the pending changes of a locked provider. Without changes, the edit is removed. */
export async function writeEdit(
  tx: Tx,
  context: Context,
  provider: FullProvider,
  edit: ProviderEdit | null,
  { values, fileId }: { values: EditValues; fileId: number | null },
): Promise<void> {
  const isEmpty = Object.keys(values).length === 0 && fileId === null;
  if (isEmpty && !edit) return;
  if (isEmpty) return endEdit(tx, context, edit!);
  if (edit && edit.fileId === fileId && isDeepStrictEqual(edit.values, plain(values))) return;
  const changed = { values: plain(values), fileId };
  const data = {
    values: changed.values as Prisma.InputJsonObject,
    fileId,
    noticeUntil: await noticeOf(tx, provider, values, edit),
  };
  const userId = context.viewer?.id ?? null;
  const { id } = edit
    ? await tx.providerEdit.update({ where: { id: edit.id }, data: { ...data, userId, version: { increment: 1 } } })
    : await tx.providerEdit.create({ data: { ...data, userId, providerId: provider.id } });
  const isNew = data.noticeUntil !== null && data.noticeUntil.getTime() !== edit?.noticeUntil?.getTime();
  if (isNew) await addJob(tx, 'mailEditNotice', { editId: id });
  await writeLog(tx, context, {
    code: 'editSentIn',
    subject: { type: 'provider', id: provider.id },
    before: snapshot(context, provider),
    after: snapshot(context, await draftOf({ prisma: tx as never }, provider, changed)),
  });
}

/** Ends an edit that its owner withdraws. */
export async function endEdit(tx: Tx, context: Context, { id, providerId }: ProviderEdit): Promise<void> {
  await tx.providerEdit.update({
    where: { id },
    data: { outcome: 'takenBack', decidedAt: new Date(), version: { increment: 1 } },
  });
  await writeLog(tx, context, { code: 'editTakenBack', subject: { type: 'provider', id: providerId } });
}

const plain = (values: EditValues) => JSON.parse(JSON.stringify(values)) as Prisma.JsonObject;

/** Whether two parts of a form are equal; items are equal when their values are, regardless of their ids. */
function isSame(a: ParsedForm[keyof ParsedForm], b: ParsedForm[keyof ParsedForm]): boolean {
  const comparable = (part: typeof a) =>
    Array.isArray(part) ? (part as object[]).map((item) => ({ ...item, id: null, typedValue: null })) : part;
  return isDeepStrictEqual(comparable(a), comparable(b));
}
