import { Prisma, type PrismaClient } from '#server/generated/prisma/client.ts';
import { changesOf } from '#server/logs/changes.ts';
import type { Language } from '#shared/language.ts';

/** The changes since staff last requested changes; null without changes, or after another decision. */
export async function differenceSinceReview(prisma: PrismaClient, id: number, language: Language) {
  const decision = await prisma.providerDecision.findFirst({ where: { providerId: id }, orderBy: { id: 'desc' } });
  if (decision?.kind !== 'changesRequested') return null;
  const entries = { subject: 'provider', subjectId: id, after: { not: Prisma.AnyNull } };
  const [reviewed, latest] = await Promise.all([
    prisma.log.findFirst({ where: { ...entries, code: 'changesRequested' }, orderBy: { id: 'desc' } }),
    prisma.log.findFirst({ where: entries, orderBy: { id: 'desc' } }),
  ]);
  if (!reviewed || !latest || latest.id === reviewed.id) return null;
  return changesOf(reviewed.after, latest.after, language);
}
