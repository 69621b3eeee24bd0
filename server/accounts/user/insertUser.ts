import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { isDuplicate } from '#server/platform/db.ts';
import { Taken } from '#server/platform/errors.ts';
import { linkBusinesses } from '#server/providers/claims/linkBusinesses.ts';
import type { Language } from '#shared/language.ts';

/** The usage agreement that users accept when signing up, named by its effective date. */
export const AGREEMENT_VERSION = '2026-11-21';

interface NewUser {
  email: string;
  emailVerifiedAt?: Date;
  displayName: string;
  /** The first name; by default it is derived from the display name. */
  firstName?: string | null;
  lastName?: string | null;
  passwordHash?: string | null;
  imageUrl?: string | null;
  language: Language;
  isSuperAdmin?: boolean;
  isModerator?: boolean;
  /**
   * Whether the user accepts the usage agreement; false when staff create the account, because only the owner can
   * accept it.
   */
  acceptsAgreement?: boolean;
}

/** The names of a user, which no password may consist of. */
export const namesOf = ({ firstName, lastName, displayName }: Pick<User, 'firstName' | 'lastName' | 'displayName'>) => [
  firstName,
  lastName,
  displayName,
];

/**
 * Inserts an account. Throws `Conflict` when `emailVerifiedAt` is set and another account has verified the same e-mail.
 */
export async function insertUser(
  tx: Prisma.TransactionClient,
  { displayName, acceptsAgreement = true, ...user }: NewUser,
): Promise<User> {
  const [firstName = null, ...others] = displayName.split(/\s+/);
  try {
    const created = await tx.user.create({
      data: {
        displayName,
        firstName,
        lastName: others.join(' ') || null,
        ...user,
        ...(acceptsAgreement && { agreementVersion: AGREEMENT_VERSION, agreementAcceptedAt: new Date() }),
      },
    });
    if (created.emailVerifiedAt) await linkBusinesses(tx, created.id, created.email);
    return created;
  } catch (error) {
    throw isDuplicate(error) ? taken() : error;
  }
}

/** Throws `Conflict` when an account other than `exceptId` has the e-mail. Only for staff, who may know this. */
export async function assertNewEmail(tx: Prisma.TransactionClient, email: string, exceptId = 0): Promise<void> {
  if (await tx.user.count({ where: { email, id: { not: exceptId } } })) throw taken();
}

function taken(): Taken {
  return new Taken('user.exists', { field: 'email' });
}
