import type { Context } from '#server/graphql/context.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { changeProvider } from '../change/changeProvider.ts';
import { saveProvider } from '../change/updateProvider.ts';
import { type ProviderForm, parseProviderForm } from '../form/parseProviderForm.ts';
import { STATUS_SELECT, statusOf } from '../record/status.ts';
import { ownProviders, withToken } from './owner.ts';

/**
 * Writes the whole form of one of the caller's providers that waits or was sent back, and puts it into the queue. Throws
 * `Invalid`, `NotFound` for what is not the caller's, `Conflict` when it is approved or rejected or, at `version`, was saved since.
 */
export async function resubmitProvider(
  context: Context,
  { id, version, ...form }: ProviderForm & { id: number; version?: number | null },
): Promise<void> {
  const where = { id, ...ownProviders(context) };
  if (!(await context.db.prisma.provider.count({ where }))) throw new NotFound('provider.notFound');
  const read = await parseProviderForm(context, form);
  await changeProvider(context, id, withToken('Provider sent in again', context), async (tx) => {
    const status = statusOf(await tx.provider.findFirstOrThrow({ where, select: STATUS_SELECT }));
    if (status === 'APPROVED') throw new Conflict('own.approved');
    if (status === 'REJECTED') throw new Conflict('own.rejected');
    await saveProvider(tx, { id, version, ...read });
    await tx.provider.update({ where: { id }, data: { rejectedAt: null } });
  });
}
