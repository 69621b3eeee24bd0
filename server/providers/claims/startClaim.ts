import { createFile, deleteFile, discardImage, storeDocument } from '#server/files/storeImage.ts';
import type { ClaimMethod, Prisma, ProviderClaim } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { Conflict, Invalid, LimitReached, NotFound } from '#server/platform/errors.ts';
import { parseEmail } from '#server/platform/text.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { ownDomain } from '../control/ownDomain.ts';
import { endClaimNotice } from '../control/recordControl.ts';
import { beginNotice, readCode, UNENDED } from './claim.ts';

type Tx = Prisma.TransactionClient;

const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** The maximum number of concurrent claims per user. */
const MOST_OPEN = 5;

/** The ways to prove ownership of a published listing. Null when there are none. */
export async function findClaimable(tx: Pick<Tx, 'provider'>, providerId: number) {
  const provider = await tx.provider.findFirst({
    where: { id: providerId, status: 'approved' },
    include: { contacts: { where: { contactType: 'email' }, orderBy: { id: 'asc' } } },
  });
  if (!provider) return null;
  const { id, businessName, websiteUrl, contacts } = provider;
  const emails = [...new Set(contacts.map(({ contactValue }) => contactValue.toLowerCase()))];
  return { id, businessName, domain: ownDomain(websiteUrl), emails };
}

interface Proof {
  method: ClaimMethod;
  email: string | null;
  fileId: number | null;
}

/**
 * Starts a claim with a code to an address of the listing, or of its domain. A repeated call mails another code. Throws
 * `Invalid` for other addresses, and the errors of `openClaim`.
 */
export async function startClaim(context: Context, providerId: number, typed: string): Promise<number> {
  requireProvedEmail(context);
  await context.limits.count('claim', String(context.viewer!.id));
  const email = parseEmail(typed);
  return openClaim(context, providerId, async (tx) => {
    const { domain, emails } = (await findClaimable(tx, providerId))!;
    const isListed = emails.includes(email);
    if (!isListed && email.split('@').at(-1) !== domain) throw new Invalid('claim.otherAddress', { field: 'email' });
    await countMail(context, email);
    return { method: isListed ? 'listedEmail' : 'domain', email, fileId: null };
  });
}

/** Starts a claim with a document, which staff review. Throws `Invalid`, `TooLarge`, and the errors of `openClaim`. */
export async function sendDocument(context: Context, providerId: number, upload: Upload): Promise<number> {
  const { storage, limits, viewer } = context;
  requireProvedEmail(context);
  await limits.count('claim', String(viewer!.id));
  // checked before the document is read
  await openClaim(context, providerId, async () => null);
  const document = await storeDocument(storage, await upload.open(), MAX_DOCUMENT_BYTES);
  try {
    return await openClaim(context, providerId, async (tx) => ({
      method: 'document',
      email: null,
      fileId: await createFile(tx, document, viewer!.id),
    }));
  } catch (error) {
    await discardImage(storage, document);
    throw error;
  }
}

/**
 * Writes the viewer's claim of a listing, which is locked: a new one, or the unproved one. Throws `NotFound` for a
 * listing that is not public, `Conflict` for the viewer's own business, while the viewer's claim is being decided, and
 * when the viewer has too many.
 */
async function openClaim(
  context: Context,
  providerId: number,
  prove: (tx: Tx) => Promise<Proof | null>,
): Promise<number> {
  const userId = context.viewer!.id;
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${userId} for no key update`;
    await lockProviders(tx, [providerId]);
    if (!(await findClaimable(tx, providerId))) throw new NotFound('provider.notFound');
    const own = { providerId, userId, role: 'owner' } as const;
    if (await tx.providerUser.count({ where: own })) throw new Conflict('claim.own');
    const former = await tx.providerClaim.findFirst({ where: { providerId, userId, ...UNENDED } });
    if (former && former.state !== 'unproved') throw new Conflict('claim.open');
    const others = { userId, ...UNENDED, providerId: { not: providerId } };
    if ((await tx.providerClaim.count({ where: others })) >= MOST_OPEN)
      throw new LimitReached('claim.tooMany', { max: MOST_OPEN });
    const proof = await prove(tx);
    if (!proof) return 0;
    const data = { ...proof, state: proof.fileId ? ('proved' as const) : ('unproved' as const) };
    const { id } = former
      ? await tx.providerClaim.update({ where: { id: former.id }, data: { ...data, version: { increment: 1 } } })
      : await tx.providerClaim.create({ data: { ...data, providerId, userId } });
    if (proof.email) await addJob(tx, 'mailClaimCode', { claimId: id });
    await writeLog(tx, context, {
      code: proof.email ? 'claimCodeSent' : 'claimProved',
      subject: { type: 'provider', id: providerId },
    });
    return id;
  });
}

/**
 * Proves a claim with its mailed code, once. The notice period for the contacts of the listing begins. Throws
 * `Invalid`, `NotFound` for claims of other users, `TooManyRequests`.
 */
export async function proveClaim(context: Context, claimId: number, typed: string): Promise<void> {
  await context.limits.count('claimGuess', String(context.viewer!.id));
  await changeOwn(context, claimId, async (tx, claim) => {
    const link = claim.state !== 'unproved' ? null : await useLink(tx, 'claim', `${claimId}.${readCode(typed)}`);
    if (!link || link.email !== claim.email) throw new Invalid('claim.code', { field: 'code' });
    await tx.providerClaim.update({
      where: { id: claimId },
      data: { state: 'proved', version: { increment: 1 } },
    });
    await beginNotice(tx, claimId);
    return 'claimProved';
  });
}

/** Withdraws the viewer's claim. Throws `NotFound` for claims of other users. */
export async function withdrawClaim(context: Context, claimId: number): Promise<void> {
  const removed = { files: [] as Parameters<typeof discardImage>[1][] };
  await changeOwn(context, claimId, async (tx, { fileId, providerId }) => {
    await tx.providerClaim.update({
      where: { id: claimId },
      data: { state: 'taken_back', endedAt: new Date(), fileId: null, version: { increment: 1 } },
    });
    if (fileId) removed.files.push(await deleteFile(tx, fileId));
    await endClaimNotice(tx, providerId);
    return 'claimTakenBack';
  });
  for (const file of removed.files) await discardImage(context.storage, file);
}

/** Wraps a change of an open claim of the viewer. */
async function changeOwn(
  context: Context,
  claimId: number,
  change: (tx: Tx, claim: ProviderClaim) => Promise<'claimProved' | 'claimTakenBack'>,
): Promise<void> {
  const where = { id: claimId, userId: context.viewer!.id, ...UNENDED };
  await context.db.prisma.$transaction(async (tx) => {
    const { providerId } = (await tx.providerClaim.findFirst({ where })) ?? {};
    if (providerId === undefined) throw new NotFound('claim.none');
    await lockProviders(tx, [providerId]);
    const claim = await tx.providerClaim.findFirst({ where });
    if (!claim) throw new NotFound('claim.none');
    const code = await change(tx, claim);
    await writeLog(tx, context, { code, subject: { type: 'provider', id: providerId } });
  });
}
