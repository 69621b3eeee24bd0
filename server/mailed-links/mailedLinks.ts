import type { MailedLink, MailedLinkKind, Prisma } from '#server/generated/prisma/client.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';

type Tx = Prisma.TransactionClient;
/** One or several kinds of links. */
type Kinds = MailedLinkKind | MailedLinkKind[];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The lifetime of a link in milliseconds, by kind. */
export const VALID_MS = {
  password: 30 * MINUTE_MS,
  email: 7 * DAY_MS,
  business: 14 * DAY_MS,
  resubmission: 30 * DAY_MS,
  deletion: DAY_MS,
  status: 365 * DAY_MS,
  numbers: 60 * DAY_MS,
  invitation: 14 * DAY_MS,
  claim: DAY_MS,
  objection: 30 * DAY_MS,
  report: 365 * DAY_MS,
  report_answer: 30 * DAY_MS,
  confirmation: 120 * DAY_MS,
  watch: 7 * DAY_MS,
  watches: 365 * DAY_MS,
} as const satisfies Record<MailedLinkKind, number>;

interface NewLink {
  kind: MailedLinkKind;
  /** The recipient, whose address the link verifies. */
  email: string;
  owner?: { userId: number } | { providerId: number };
  validMs?: number;
  /**
   * The id of the link's subject, if an address can receive several links of a kind. The token begins with this id,
   * which `aboutOf` reads.
   */
  about?: number;
  /** A code that the recipient enters, instead of a random token. */
  code?: string;
}

/**
 * Creates a link and its token. A job that sends the mail later requests a new token with `renewToken`, so that the
 * queue never stores a token.
 */
export async function createLink(
  tx: Tx,
  { kind, email, owner, validMs = VALID_MS[kind], about, code = newToken() }: NewLink,
): Promise<{ id: number; token: string }> {
  const token = about === undefined ? code : `${about}.${code}`;
  const expiresAt = new Date(Date.now() + validMs);
  const { id } = await tx.mailedLink.create({
    data: { kind, email, ...owner, tokenHash: tokenHash(token), expiresAt },
  });
  return { id, token };
}

/** The id of the subject at the beginning of a token whose link was found; 0 for a token without a subject. */
export function aboutOf(token: string): number {
  return Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
}

/** Creates a new token for the link, for the mail that is about to be sent, and invalidates the previous token. */
export async function renewToken(tx: Tx, id: number): Promise<string> {
  const token = newToken();
  await tx.mailedLink.update({ where: { id }, data: { tokenHash: tokenHash(token) } });
  return token;
}

/** The unused and unexpired link of this kind with the token; null if there is no such link. */
export async function findLink(tx: Tx, kind: Kinds, token: string): Promise<MailedLink | null> {
  return tx.mailedLink.findFirst({ where: usable(kind, token) });
}

/** Like `findLink`, but also marks the link as used; only one of several concurrent callers gets the link. */
export async function useLink(tx: Tx, kind: Kinds, token: string): Promise<MailedLink | null> {
  const link = await findLink(tx, kind, token);
  if (!link) return null;
  const { count } = await tx.mailedLink.updateMany({
    where: { id: link.id, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1 ? link : null;
}

/** Marks a link as used. */
export async function endLink(tx: Tx, id: number): Promise<void> {
  await tx.mailedLink.update({ where: { id }, data: { usedAt: new Date() } });
}

/** Marks the unused links of an account as used: those of one kind, or of all kinds. */
export async function endLinks(tx: Tx, userId: number, kind?: MailedLinkKind): Promise<void> {
  await tx.mailedLink.updateMany({
    where: { userId, usedAt: null, ...(kind && { kind }) },
    data: { usedAt: new Date() },
  });
}

function usable(kind: Kinds, token: string): Prisma.MailedLinkWhereInput {
  return { kind: { in: [kind].flat() }, tokenHash: tokenHash(token), usedAt: null, expiresAt: { gt: new Date() } };
}

/** Deletes all links mailed to this e-mail, or only those about one provider. */
export async function forgetLinksTo(
  tx: Tx,
  email: string,
  about: { providerId?: number; kind?: MailedLinkKind } = {},
): Promise<void> {
  await tx.mailedLink.deleteMany({ where: { email, ...about } });
}

/**
 * Deletes the links about the applicant's business that were mailed to any address except that of the current owner.
 */
export async function forgetApplicantLinks(tx: Tx, providerId: number, ownerEmail: string): Promise<void> {
  await tx.mailedLink.deleteMany({
    where: { providerId, email: { not: ownerEmail }, kind: { in: ['business', 'resubmission', 'status'] } },
  });
}
