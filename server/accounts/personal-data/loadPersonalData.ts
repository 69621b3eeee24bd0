import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { businessRecords } from '#server/providers/own/businessRecords.ts';
import { mailedLinks, ownFiles, ownLog, ownPrograms, ownSessions } from './records.ts';

/**
 * All personal data of the viewer, from one snapshot: no secrets (hashes, tokens), and no data of other people. Throws
 * `TooManyRequests`.
 */
export async function loadPersonalData(context: Context): Promise<Prisma.JsonObject> {
  const { db, limits, viewer } = context;
  const { id, sessionId } = viewer!;
  await limits.count('personalData', String(id));
  const data = await db.prisma.$transaction((tx) => read(tx, context, { id, sessionId }), {
    isolationLevel: 'RepeatableRead',
    timeout: 30_000,
  });
  await writeLog(db.prisma, context, { message: 'Personal data downloaded', subject: { type: 'user', id } });
  return JSON.parse(JSON.stringify(data)) as Prisma.JsonObject;
}

async function read(
  tx: Prisma.TransactionClient,
  context: Context,
  { id, sessionId }: { id: number; sessionId: number },
) {
  const user = await tx.user.findUniqueOrThrow({ where: { id } });
  const identities = await tx.userIdentity.findMany({ where: { userId: id }, orderBy: { id: 'asc' } });
  const businesses = await businessRecords(tx, context, {
    id,
    verifiedEmail: user.emailVerifiedAt && user.email,
  });
  return {
    writtenAt: new Date(),
    account: account(user),
    agreement: user.agreementAcceptedAt && { version: user.agreementVersion, acceptedAt: user.agreementAcceptedAt },
    signInWith: [
      ...(user.passwordHash === null ? [] : [{ provider: 'password' }]),
      ...identities.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt })),
    ],
    sessions: await ownSessions(tx, id, sessionId),
    programs: await ownPrograms(tx, id),
    mailedLinks: await mailedLinks(tx, user),
    businesses,
    files: await ownFiles(tx, id),
    log: await ownLog(tx, id, new Set(businesses.map((business) => business.id))),
  };
}

/** Lists the fields, so that new columns are not exported by accident. */
function account({
  id,
  email,
  emailVerifiedAt,
  displayName,
  firstName,
  lastName,
  imageUrl,
  language,
  isSuperAdmin,
  createdAt,
  updatedAt,
  deletionDueAt,
}: User) {
  return {
    id,
    email,
    emailVerifiedAt,
    displayName,
    firstName,
    lastName,
    imageUrl,
    language,
    isSuperAdmin,
    createdAt,
    updatedAt,
    deletionDueAt,
  };
}
