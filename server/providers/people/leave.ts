import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { REACHED } from '#server/mail/reached.ts';
import { ConfirmationRequired, Forbidden, NotFound } from '#server/platform/errors.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { recordControl } from '../control/recordControl.ts';
import { afterOwner, asOwner, endMembership, endMemberships, othersIn, roleOf } from './team.ts';

/**
 * Removes an editor from a business immediately. Owners are not removed this way: they leave, or staff decide about a
 * claim. Throws `NotFound`, `Forbidden` for an owner, and the errors of `asOwner`.
 */
export async function removePerson(context: Context, providerId: number, userId: number): Promise<void> {
  await asOwner(context, providerId, async (tx) => {
    const role = await roleOf(tx, providerId, userId);
    if (!role) throw new NotFound('people.gone');
    if (role === 'owner') throw new Forbidden('people.ownerStays');
    await endMemberships(tx, providerId, [userId]);
    await writeLog(tx, context, {
      code: 'personRemoved',
      subject: { type: 'provider', id: providerId },
    });
  });
}

/** Makes an editor an owner. Throws `NotFound`, and the errors of `asOwner`. */
export async function makeOwner(context: Context, providerId: number, userId: number): Promise<void> {
  await asOwner(context, providerId, async (tx) => {
    const isNew = (await roleOf(tx, providerId, userId)) !== 'owner';
    const where = { providerId, userId, user: REACHED };
    const { count } = await tx.providerUser.updateMany({ where, data: { role: 'owner' } });
    if (count === 0) throw new NotFound('people.gone');
    if (isNew) await recordControl(tx, providerId, 'owner');
    await addJob(tx, 'mailPersonJoined', { providerId, userId });
    await writeLog(tx, context, {
      code: 'personMadeOwner',
      subject: { type: 'provider', id: providerId },
    });
  });
}

/**
 * Removes the viewer's membership. The last owner must confirm; the editors are removed as well. Returns the name of the business. Throws `NotFound`,
 * `ConfirmationRequired` for the last owner without `givesUp`.
 */
export async function leaveProvider(
  context: Context,
  providerId: number,
  givesUp: boolean,
): Promise<{ businessName: string }> {
  const userId = context.viewer!.id;
  return context.db.prisma.$transaction(async (tx) => {
    await lockProviders(tx, [providerId]);
    const role = await roleOf(tx, providerId, userId);
    if (!role) throw new NotFound('provider.notFound');
    const others = await othersIn(tx, providerId, userId);
    const isLast = role === 'owner' && !others.some((other) => other.role === 'owner');
    if (isLast && !givesUp) throw new ConfirmationRequired('people.lastOwner', { field: 'givesUp' });
    await endMembership(tx, providerId, userId);
    if (role === 'owner') await afterOwner(tx, providerId, others);
    await writeLog(tx, context, {
      code: isLast ? 'businessGivenUp' : 'personLeft',
      subject: { type: 'provider', id: providerId },
    });
    return tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { businessName: true } });
  });
}
