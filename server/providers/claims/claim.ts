import { randomInt } from 'node:crypto';
import type { ClaimState, Prisma, ProviderClaim } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { isSharedDomain } from '../control/ownDomain.ts';
import { recordControl } from '../control/recordControl.ts';
import { noticeAddresses } from '../edits/notice.ts';

type Tx = Prisma.TransactionClient;

const DAY_S = 86_400;
/** The objection period of the listing's contacts. */
const NOTICE_DAYS = 7;

const PROVED: ClaimState[] = ['proved', 'objected', 'approved'];

/** The condition for claims that have not ended. */
export const UNENDED = { state: { in: ['unproved' as const, ...PROVED] } };
/** The condition for pending claims: proved, by an existing account. */
export const OPEN = { state: { in: PROVED }, userId: { not: null } };

type Claim = Pick<ProviderClaim, 'id' | 'providerId' | 'method' | 'state'>;

/**
 * Whether staff have to decide about a proved claim: its proof is a document, a contact objected, the listing has an
 * owner or is not public, there is a second claim of the listing, or only the claimant may have received the notice.
 */
export async function needsStaff(
  tx: Pick<Tx, 'provider' | 'providerClaim' | 'providerEdit'>,
  claim: Claim,
): Promise<boolean> {
  if (claim.state === 'approved') return false;
  if (claim.method === 'document' || claim.state === 'objected') return true;
  const isFree = {
    id: claim.providerId,
    status: 'approved' as const,
    users: { none: { role: 'owner' as const } },
    claims: { none: { ...OPEN, id: { not: claim.id } } },
  };
  const listing = await tx.provider.findFirst({ where: isFree, include: { contacts: true } });
  if (!listing) return true;
  // the mail address of a recently published business still belongs to the business
  if (claim.method === 'listedEmail' && !isLongPublished(listing)) return false;
  const { email, user } = await tx.providerClaim.findUniqueOrThrow({
    where: { id: claim.id },
    include: { user: true },
  });
  const reached = await noticeAddresses(tx, listing);
  return !reached.some((item) => item !== user?.email && isIndependent(item, email!));
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * Whether access to one mailbox implies no access to the other: the buyer of an expired domain controls all of its
 * mailboxes.
 */
const isIndependent = (a: string, b: string) => a !== b && (domainOf(a) !== domainOf(b) || isSharedDomain(domainOf(a)));

const DAY_MS = 86_400_000;
/** The number of days after which an unused address may belong to another person. */
const SURE_DAYS = 90;

export const isLongPublished = ({ approvedAt }: { approvedAt: Date | null }): boolean =>
  approvedAt !== null && approvedAt.getTime() < Date.now() - SURE_DAYS * DAY_MS;

/**
 * Begins the notice period of a claim: notifies the contacts of the listing, and queues the claim to take effect
 * afterwards.
 */
export async function beginNotice(tx: Tx, claimId: number): Promise<void> {
  const noticeUntil = new Date(Date.now() + NOTICE_DAYS * DAY_S * 1_000);
  const { providerId } = await tx.providerClaim.update({ where: { id: claimId }, data: { noticeUntil } });
  await recordControl(tx, providerId, 'claim_pending');
  await addJob(tx, 'mailClaimNotice', { claimId });
  await addJob(tx, 'takeClaim', { claimId }, { key: `claim:${claimId}`, afterSeconds: NOTICE_DAYS * DAY_S + 1 });
}

/**
 * Starts a proved claim for the owner of the address with which a listing was pre-registered, unless this user already
 * has a claim of it.
 */
export async function claimByApplicant(tx: Tx, providerId: number, userId: number, email: string): Promise<void> {
  if (await tx.providerClaim.count({ where: { providerId, userId } })) return;
  const data = { providerId, userId, email, method: 'listedEmail', state: 'proved' } as const;
  const { id } = await tx.providerClaim.create({ data });
  await beginNotice(tx, id);
}

/** The characters of codes, without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** A new code, such as KQ3V8WZT: 39 bits, with ten attempts in a quarter of an hour. */
export const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalizes an entered code, which may contain spaces, hyphens and lower-case letters. */
export const readCode = (typed: string) =>
  typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
