import { randomInt } from 'node:crypto';
import type { Prisma, ProviderClaim } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';

type Tx = Prisma.TransactionClient;

const DAY_S = 86_400;
/** The contacts of the listing have so long to object. */
const NOTICE_DAYS = 7;

/** Claims that wait for somebody: proved, by an account that is there. */
export const OPEN = { outcome: null, provedAt: { not: null }, userId: { not: null } } as const;

type State = Pick<ProviderClaim, 'id' | 'providerId' | 'method' | 'objectedAt' | 'acceptedAt'>;

/**
 * Whether staff have to decide about a proved claim: its proof is a document, somebody objected, the listing has an owner
 * or is not public, or another claim stands beside it.
 */
export async function needsStaff(tx: Pick<Tx, 'provider'>, claim: State): Promise<boolean> {
  if (claim.acceptedAt) return false;
  if (claim.method === 'document' || claim.objectedAt) return true;
  const isFree = {
    id: claim.providerId,
    approvedAt: { not: null },
    users: { none: { role: 'owner' as const } },
    claims: { none: { ...OPEN, id: { not: claim.id } } },
  };
  return (await tx.provider.count({ where: isFree })) === 0;
}

/** Tells the contacts of the listing, and takes effect once they had the time to object. */
export async function beginNotice(tx: Tx, claimId: number): Promise<void> {
  const noticeUntil = new Date(Date.now() + NOTICE_DAYS * DAY_S * 1_000);
  await tx.providerClaim.update({ where: { id: claimId }, data: { noticeUntil } });
  await addJob(tx, 'mailClaimNotice', { claimId });
  await addJob(tx, 'takeClaim', { claimId }, { key: `claim:${claimId}`, afterSeconds: NOTICE_DAYS * DAY_S + 1 });
}

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Such as KQ3V8WZT: 39 bits, of which ten can be tried in a quarter of an hour. */
export const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it was typed, with spaces, hyphens and small letters. */
export const readCode = (typed: string) =>
  typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
