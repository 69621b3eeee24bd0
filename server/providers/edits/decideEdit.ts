import { deleteFile, discardImage } from '#server/files/storeImage.ts';
import type { Prisma, ProviderEdit } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound, Stale, TooEarly } from '#server/platform/errors.ts';
import { parseReason } from '#server/platform/text.ts';
import { changeProviders, lockProviders } from '../change/changeProvider.ts';
import type { FullProvider } from '../change/snapshot.ts';
import { forgetTypedValues, saveProvider } from '../change/updateProvider.ts';
import { appliedForm, isHeld, loadFull, valuesOf } from './draft.ts';
import { replacedContacts } from './notice.ts';
import { putImage } from './ownImage.ts';

/** The versions of an edit and of its provider that staff reviewed. */
export interface SeenEdit {
  editId: number;
  expectedVersion: number;
  expectedProviderVersion: number;
}

/**
 * Applies an owner's edit, or refuses it with a reason, and mails its author. Returns the provider's id. Throws
 * `Invalid`, `NotFound`, `Conflict` when it was decided, when it or its provider was saved since, during its notice
 * period, and while the contacts of its provider are held.
 */
export async function decideEdit(
  context: Context,
  { editId, expectedVersion, expectedProviderVersion }: SeenEdit,
  refusal: string | null,
): Promise<number> {
  const isApplied = refusal === null;
  const reason = parseReason(refusal, !isApplied);
  const { providerId, removed } = await context.db.prisma.$transaction(async (tx) => {
    const where = { id: editId };
    const { providerId } = (await tx.providerEdit.findUnique({ where })) ?? { providerId: null };
    if (providerId === null) throw new NotFound('edit.none');
    await lockProviders(tx, [providerId]);
    const edit = await tx.providerEdit.findUniqueOrThrow({ where });
    const provider = await loadFull(tx, providerId);
    if (edit.outcome !== null) throw new Conflict('edit.decided');
    if (edit.version !== expectedVersion || provider.version !== expectedProviderVersion)
      throw new Stale('decision.stale');
    if (isApplied && edit.noticeUntil && edit.noticeUntil > new Date()) throw new TooEarly('edit.notice');
    if (isApplied && isHeld(provider, valuesOf(edit))) throw new TooEarly('edit.contactsHeld');
    const replaced = isApplied ? replacedContacts(provider, valuesOf(edit)) : [];
    await tx.providerEdit.update({
      where,
      data: {
        outcome: isApplied ? 'applied' : 'refused',
        version: { increment: 1 },
        reason: reason || null,
        replaced: replaced as unknown as Prisma.InputJsonArray,
        fileId: null,
        decidedAt: new Date(),
        decidedById: context.viewer?.id ?? null,
      },
    });
    await addJob(tx, 'mailEditOutcome', { editId });
    return { providerId, removed: await (isApplied ? apply : refuse)(tx, context, provider, edit, reason) };
  });
  if (removed) await discardImage(context.storage, removed);
  return providerId;
}

type Tx = Prisma.TransactionClient;

/** Returns the replaced picture. */
async function apply(tx: Tx, context: Context, provider: FullProvider, edit: ProviderEdit) {
  const { id } = provider;
  return changeProviders(tx, context, [id], { code: 'editApplied' }, async () => {
    const values = valuesOf(edit);
    if (Object.keys(values).length > 0) await saveProvider(tx, { id, ...appliedForm(provider, values) });
    if (values.contacts) await forgetTypedValues(tx, [id]);
    return edit.fileId ? putImage(tx, id, edit.fileId, context.viewer?.id ?? null) : null;
  });
}

/** Returns the discarded image. */
async function refuse(tx: Tx, context: Context, { id }: FullProvider, { fileId }: ProviderEdit, reason: string) {
  const event = { code: 'editRefused', parameters: { ...(reason && { reason }) } } as const;
  await writeLog(tx, context, { ...event, subject: { type: 'provider', id } });
  return fileId ? deleteFile(tx, fileId) : null;
}
