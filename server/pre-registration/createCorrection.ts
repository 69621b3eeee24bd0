import type { Prisma } from '#server/generated/prisma/client.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';

/** The lifetime of the token: long enough to correct a form, and no longer, because the link is not in a mailbox. */
const VALID_MS = 24 * 3_600_000;

/** A token to correct a business that was sent back, for its applicant. */
export async function createCorrection(
  tx: Prisma.TransactionClient,
  providerId: number,
  email: string,
): Promise<string> {
  const { token } = await createLink(tx, { kind: 'resubmission', email, owner: { providerId }, validMs: VALID_MS });
  return token;
}
