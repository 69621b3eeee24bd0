import type { MailedLink, MailedLinkKind, Prisma } from '#server/generated/prisma/client.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';

type Tx = Prisma.TransactionClient;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a link is good. */
export const VALID_MS = {
  password: 30 * MINUTE_MS,
  email: 7 * DAY_MS,
  business: 14 * DAY_MS,
  resubmission: 30 * DAY_MS,
  deletion: DAY_MS,
} as const satisfies Record<MailedLinkKind, number>;

interface NewLink {
  kind: MailedLinkKind;
  /** Where it is mailed: the address that it proves. */
  email: string;
  owner: { userId: number } | { providerId: number };
  validMs?: number;
}

/**
 * A link that is going to be mailed, and its token. A job that writes the mail later asks for another token with
 * `renewToken`, so that none ever waits in the queue.
 */
export async function createLink(
  tx: Tx,
  { kind, email, owner, validMs = VALID_MS[kind] }: NewLink,
): Promise<{ id: number; token: string }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + validMs);
  const { id } = await tx.mailedLink.create({
    data: { kind, email, ...owner, tokenHash: tokenHash(token), expiresAt },
  });
  return { id, token };
}

/** Another token for the mail that is being written; an earlier one ends. */
export async function renewToken(tx: Tx, id: number): Promise<string> {
  const token = newToken();
  await tx.mailedLink.update({ where: { id }, data: { tokenHash: tokenHash(token) } });
  return token;
}

/** A link of this kind that was not used and has not run out; null when the token is of no such link. */
export async function findLink(tx: Tx, kind: MailedLinkKind, token: string): Promise<MailedLink | null> {
  return tx.mailedLink.findFirst({ where: usable(kind, token) });
}

/** As `findLink`, and the link is used up: of two at once one gets it. */
export async function useLink(tx: Tx, kind: MailedLinkKind, token: string): Promise<MailedLink | null> {
  const link = await findLink(tx, kind, token);
  if (!link) return null;
  const { count } = await tx.mailedLink.updateMany({
    where: { id: link.id, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1 ? link : null;
}

/** Uses up a link that was found. */
export async function endLink(tx: Tx, id: number): Promise<void> {
  await tx.mailedLink.update({ where: { id }, data: { usedAt: new Date() } });
}

/** Ends the links of an account that were not used, of all kinds or of one. */
export async function endLinks(tx: Tx, userId: number, kind?: MailedLinkKind): Promise<void> {
  await tx.mailedLink.updateMany({
    where: { userId, usedAt: null, ...(kind && { kind }) },
    data: { usedAt: new Date() },
  });
}

function usable(kind: MailedLinkKind, token: string): Prisma.MailedLinkWhereInput {
  return { kind, tokenHash: tokenHash(token), usedAt: null, expiresAt: { gt: new Date() } };
}

/** Forgets every link that was mailed to this e-mail. */
export async function forgetLinksTo(tx: Tx, email: string): Promise<void> {
  await tx.mailedLink.deleteMany({ where: { email } });
}
