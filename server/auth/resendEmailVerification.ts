import type { Context } from '../graphql/context.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';

/** Mails the viewer another link to confirm their e-mail; nothing when it is confirmed. Throws `TooManyRequests`. */
export async function resendEmailVerification({ db, limits, viewer }: Context): Promise<void> {
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  if (user.emailVerifiedAt) return;
  await limits.count('resetMail', user.email);
  await db.prisma.$transaction((tx) => requestEmailVerification(tx, user));
}
