import type { Prisma } from '#server/generated/prisma/client.ts';
import type { NewProvider } from './insertProvider.ts';

/**
 * Writes what an applicant sent again over what staff sent back, and puts it into the queue. Who applied stays: the
 * account that the business belongs to hangs on that e-mail.
 */
export async function replaceProvider(
  tx: Prisma.TransactionClient,
  id: number,
  { contacts, services, fileId, applicantEmail: _, idempotencyKey, ...provider }: NewProvider,
): Promise<void> {
  await tx.contact.deleteMany({ where: { providerId: id } });
  await tx.providerService.deleteMany({ where: { providerId: id } });
  await tx.provider.update({
    where: { id },
    data: {
      ...provider,
      ...(idempotencyKey && { idempotencyKey }),
      rejectedAt: null,
      version: { increment: 1 },
      contacts: { create: contacts },
      services: { create: services },
      ...(fileId && { image: { create: { fileId } } }),
    },
  });
}
