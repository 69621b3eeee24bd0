import type { Context } from '#server/graphql/context.ts';
import { countMail } from '#server/mail/countMail.ts';
import { pendingEmail } from '../user/pendingEmail.ts';
import { requestEmailProof } from '../user/requestEmailProof.ts';

/**
 * Mails the viewer another link to verify their current or pending e-mail; does nothing when it is verified. Throws
 * `TooManyRequests`.
 */
export async function resendEmailVerification(context: Context): Promise<void> {
  const { db, viewer } = context;
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  const email = (await pendingEmail(db.prisma, user)) ?? (user.emailVerifiedAt ? null : user.email);
  if (email === null) return;
  await countMail(context, 'email', email);
  await db.prisma.$transaction((tx) => requestEmailProof(tx, { id: user.id, email }));
}
