import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { countMail } from '#server/mail/countMail.ts';
import { findLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { CONFIRMED, isConfirmed } from '#server/providers/record/confirmed.ts';
import { REASON_SELECT } from '#server/providers/record/statusType.ts';
import { createCorrection } from './createCorrection.ts';
import { mailConfirmation } from './mailApplicant.ts';

const SELECT = {
  id: true,
  businessName: true,
  createdAt: true,
  ...REASON_SELECT,
  ...CONFIRMED,
} as const satisfies Prisma.ProviderSelect;

export type Registration = Prisma.ProviderGetPayload<{ select: typeof SELECT }>;

/**
 * The status of a pre-registration, by the link mailed to its applicant. Throws `Invalid` for an invalid link,
 * `TooManyRequests`.
 */
export const loadRegistration = async (context: Context, token: string): Promise<Registration> =>
  (await findRegistration(context, token)).provider;

async function findRegistration({ db, limits, network }: Context, token: string) {
  await limits.count('status', network);
  const link = await findLink(db.prisma, 'status', token);
  const provider =
    link?.providerId &&
    // only if its applicant is still the recipient of the link
    (await db.prisma.provider.findFirst({
      where: { id: link.providerId, applicantEmail: link.email },
      select: SELECT,
    }));
  if (!provider) throw new Invalid('status.gone', { field: 'token' });
  return { provider, email: link.email };
}

/** Mails another link that confirms the address, unless it is confirmed. Throws `Invalid`, `TooManyRequests`. */
export async function resendConfirmation(context: Context, token: string): Promise<Registration> {
  const { provider, email } = await findRegistration(context, token);
  if (!isConfirmed(provider)) {
    await countMail(context, email);
    await context.db.prisma.$transaction((tx) => mailConfirmation(tx, provider.id, email));
  }
  return provider;
}

/**
 * A token to correct a returned business, like the one in its mail: both go to the same address. Throws `Invalid` when
 * there is nothing to correct, `TooManyRequests`.
 */
export async function correctRegistration(context: Context, token: string): Promise<string> {
  const { provider, email } = await findRegistration(context, token);
  if (provider.status !== 'sent_back') throw new Invalid('resubmission.gone', { field: 'token' });
  return createCorrection(context.db.prisma, provider.id, email);
}
