import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { inLanguage } from '#server/logs/translated.ts';
import { type Snapshot, snapshots } from '../change/snapshot.ts';

interface Person {
  id: number;
  /** The user's e-mail; null while it is not verified. */
  verifiedEmail: string | null;
}

/**
 * All stored data about the businesses that a user is linked to or has pre-registered, for that user: without other
 * members, the deciding staff, or internal notes of staff.
 */
export async function businessRecords(tx: Prisma.TransactionClient, context: Context, { id, verifiedEmail }: Person) {
  const providers = await tx.provider.findMany({
    where: {
      OR: [{ users: { some: { userId: id } } }, ...(verifiedEmail ? [{ applicantEmail: verifiedEmail }] : [])],
    },
    include: { users: { where: { userId: id } }, decisions: { orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  const shown = await snapshots(
    tx,
    context,
    providers.map(({ id: providerId }) => providerId),
  );
  return providers.map((provider) => ({
    id: provider.id,
    linkedAt: provider.users[0]?.createdAt ?? null,
    preRegisteredWithYourEmail: verifiedEmail !== null && provider.applicantEmail === verifiedEmail,
    ...(inLanguage(shown.get(provider.id), context.language) as Snapshot),
    language: provider.language,
    createdAt: provider.createdAt,
    updatedAt: provider.updatedAt,
    decisions: provider.decisions.map(({ kind, reason, silent, createdAt }) => ({
      kind,
      reason: silent ? null : reason,
      createdAt,
    })),
  }));
}

/** Removes the e-mail with which businesses were pre-registered. The businesses stay, without a link to the person. */
export async function unlinkBusinesses(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.provider.updateMany({ where: { applicantEmail: email }, data: { applicantEmail: null } });
}
