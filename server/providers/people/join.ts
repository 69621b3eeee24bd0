import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { aboutOf, findLink, useLink } from '#server/mailed-links/mailedLinks.ts';
import { Forbidden, Invalid } from '#server/platform/errors.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { recordControl } from '../control/recordControl.ts';
import { roleOf } from './team.ts';

type Tx = Prisma.TransactionClient;

/** The invitation of a mailed link. Throws `Invalid` for an unknown link, `TooManyRequests`. */
export async function findInvitation({ db, limits, network }: Context, token: string) {
  await limits.count('reset', network);
  return readInvitation(db.prisma, token);
}

async function readInvitation(tx: Tx | Context['db']['prisma'], token: string) {
  const link = await findLink(tx as Tx, 'invitation', token);
  const invitation =
    link &&
    (await tx.providerInvitation.findFirst({
      where: { id: aboutOf(token), email: link.email, expiresAt: { gt: new Date() } },
      include: { provider: { select: { businessName: true } } },
    }));
  if (!invitation) throw new Invalid('people.link', { field: 'token' });
  return invitation;
}

/**
 * Makes the viewer a member of the business of a mailed invitation, once. Returns the id of the business. Throws
 * `Invalid`, and `Forbidden` for an account whose e-mail is unverified or not that of the invitation.
 */
export async function acceptInvitation(context: Context, token: string): Promise<number> {
  const { db, viewer } = context;
  const { providerId } = await findInvitation(context, token);
  return db.prisma.$transaction(async (tx) => {
    await lockProviders(tx, [providerId]);
    // read again, now that the row is locked
    const { id, email, role } = await readInvitation(tx, token);
    const user = await tx.user.findUniqueOrThrow({ where: { id: viewer!.id } });
    if (user.email !== email) throw new Forbidden('people.otherAddress', { email });
    if (!user.emailVerifiedAt) throw new Forbidden('access.proveEmail');
    if (!(await useLink(tx, 'invitation', token))) throw new Invalid('people.link', { field: 'token' });
    await tx.providerInvitation.delete({ where: { id } });
    const before = await roleOf(tx, providerId, user.id);
    const where = { providerId_userId: { providerId, userId: user.id } };
    // an owner who is invited as an editor stays an owner
    const update = role === 'owner' ? { role } : {};
    await tx.providerUser.upsert({ where, create: { providerId, userId: user.id, role }, update });
    if (role === 'owner' && before !== role) await recordControl(tx, providerId, 'owner');
    await addJob(tx, 'mailPersonJoined', { providerId, userId: user.id });
    await writeLog(tx, context, {
      code: 'personJoined',
      parameters: { role },
      subject: { type: 'provider', id: providerId },
    });
    return providerId;
  });
}
