import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { changeProviders } from '../change/changeProvider.ts';
import { ownProviders } from '../record/own.ts';

/**
 * Confirms that one of the caller's providers still drives all of its lanes now. Throws `NotFound` for another user's
 * provider.
 */
export async function confirmLanes(context: Context, id: number): Promise<void> {
  requireProvedEmail(context);
  await context.limits.count('ownerEdit', String(context.viewer!.id));
  await context.db.prisma.$transaction(async (tx) => {
    if (!(await tx.provider.count({ where: { id, ...ownProviders(context) } })))
      throw new NotFound('provider.notFound');
    await changeProviders(tx, context, [id], { code: 'lanesConfirmed' }, () =>
      tx.providerLane.updateMany({ where: { providerId: id }, data: { confirmedAt: new Date() } }),
    );
  });
}
