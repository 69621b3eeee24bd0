import type { MailedLinkKind, Prisma, User } from '#server/generated/prisma/client.ts';
import { storageName } from '#server/storage/storageName.ts';

type Tx = Prisma.TransactionClient;

/** The user's sessions, without tokens. */
export async function ownSessions(tx: Tx, userId: number, currentId: number) {
  const sessions = await tx.session.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return sessions.map(({ id, createdAt, lastSeenAt, expiresAt, userAgent }) => ({
    createdAt,
    lastSeenAt,
    expiresAt,
    userAgent,
    isThisOne: id === currentId,
  }));
}

/** The user's access tokens, without the tokens themselves. */
export async function ownPrograms(tx: Tx, userId: number) {
  return tx.accessToken.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { name: true, scopes: true, createdAt: true, expiresAt: true, lastUsedAt: true, revokedAt: true },
  });
}

const PURPOSES: Record<MailedLinkKind, string> = {
  password: 'choose a password',
  email: 'confirm an email',
  business: 'confirm an email',
  resubmission: 'send a business in again',
  deletion: 'delete the account',
};

/** The mailed links that are still stored, without tokens. */
export async function mailedLinks(tx: Tx, { id: userId, email, emailVerifiedAt }: User) {
  const links = await tx.mailedLink.findMany({
    where: { OR: [{ userId }, ...(emailVerifiedAt ? [{ email }] : [])] },
    orderBy: { id: 'asc' },
  });
  return links.map(({ kind, email: mailedTo, createdAt, expiresAt, usedAt }) => ({
    purpose: PURPOSES[kind],
    email: mailedTo,
    createdAt,
    expiresAt,
    usedAt,
  }));
}

export async function ownFiles(tx: Tx, userId: number) {
  const files = await tx.file.findMany({
    where: { userId },
    include: { providerImage: { select: { providerId: true } } },
    orderBy: { id: 'asc' },
  });
  return files.map(({ storageKey, widths, contentType, byteSize, createdAt, providerImage }) => ({
    url: `/uploads/${storageName(storageKey, widths.at(-1)!)}`,
    contentType,
    byteSize,
    createdAt,
    businessId: providerImage?.providerId ?? null,
  }));
}

/**
 * Log entries by and about the user. Those about other users or businesses have no values before and after, which are
 * data of others.
 */
export async function ownLog(tx: Tx, userId: number, businessIds: ReadonlySet<number>) {
  const entries = await tx.log.findMany({
    where: { OR: [{ userId }, { subject: 'user', subjectId: userId }] },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ userId: doneBy, severity, message, subject, subjectId, before, after, createdAt }) => {
    const isOwn =
      subjectId !== null &&
      ((subject === 'user' && subjectId === userId) || (subject === 'provider' && businessIds.has(subjectId)));
    return {
      createdAt,
      severity,
      message,
      doneBy: doneBy === userId ? 'you' : 'others',
      about: subject && { type: subject, id: subjectId },
      ...(isOwn && { before, after }),
    };
  });
}
