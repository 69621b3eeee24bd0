import { createFile, discardImage, type StoredImage, storeImage } from '#server/files/storeImage.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mayMail } from '#server/mail/countMail.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { isDuplicate } from '#server/platform/db.ts';
import { Invalid, NotFound, Stale } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { changeProvider } from '#server/providers/change/changeProvider.ts';
import { insertProvider, replaceProvider } from '#server/providers/change/createProvider.ts';
import { findKeyed } from '#server/providers/change/idempotency.ts';
import { removeImageRow } from '#server/providers/change/image.ts';
import { linkApplicant } from '#server/providers/claims/linkBusinesses.ts';
import { REASON_SELECT } from '#server/providers/record/statusType.ts';
import { createCorrection } from './createCorrection.ts';
import { mailConfirmation } from './mailApplicant.ts';
import { asProvider, type ParsedSubmission, parseSubmission, type Submission } from './parseSubmission.ts';

interface PreRegistration extends Submission {
  botCheckSolution?: string | null;
  file?: Upload | null;
  /** The token of the mail that returned the business, which this submission replaces. */
  resubmitToken?: string | null;
  /** The version of the returned business that was corrected. */
  version?: number | null;
}

const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/**
 * Adds a business to the moderation queue, with its picture, and mails the applicant. The same idempotency key creates
 * one provider, however often it is sent. Returns the applicant's e-mail. Throws `Invalid`, `TooLarge`,
 * `TooManyRequests`, `Stale` when there is a newer version of the returned business, `KeyReused`.
 */
export async function preRegister(
  context: Context,
  { file, botCheckSolution, ...input }: PreRegistration,
): Promise<string> {
  const { db, limits, address, network, storage } = context;
  const submission = await parseSubmission(context, input);
  const { email } = submission;
  const { resubmitToken, version } = input;
  if (await findKeyed(db.prisma, submission)) return email;
  await limits.count('preRegister', network);
  await context.botCheck.verify(botCheckSolution, address);
  const isMailed = !resubmitToken && (await mayMail(context, email));
  const image = file ? await storeImage(storage, await file.open(), MAX_IMAGE_BYTES) : null;
  try {
    if (resubmitToken) {
      const keepsTaxNumber = input.taxNumber === undefined;
      await resubmit(context, { token: resubmitToken, version, submission, image, keepsTaxNumber });
      return email;
    }
    await db.prisma.$transaction(async (tx) => {
      const fileId = image && (await createFile(tx, image, context.viewer?.id ?? null));
      const providerId = await insertProvider(tx, asProvider(context, submission, fileId));
      await tieToAccount(tx, providerId, email, isMailed);
      await writeLog(tx, context, {
        code: 'businessPreRegistered',
        subject: { type: 'provider', id: providerId },
        after: { businessName: submission.businessName },
      });
    });
    return email;
  } catch (error) {
    if (image) await discardImage(storage, image);
    // a concurrent request with the same key has created the provider
    if (isDuplicate(error) && (await findKeyed(db.prisma, submission))) return email;
    throw error;
  }
}

/**
 * Links a business to the account with this e-mail immediately if the account has verified it; otherwise
 * `linkBusinesses` links it later.
 */
async function tieToAccount(
  tx: Prisma.TransactionClient,
  providerId: number,
  email: string,
  isMailed: boolean,
): Promise<void> {
  await linkApplicant(tx, providerId, email);
  if (isMailed) await mailConfirmation(tx, providerId, email);
}

interface Resubmitted {
  token: string;
  version?: number | null;
  submission: ParsedSubmission;
  image: StoredImage | null;
  /** Whether the number entered by staff stays, because the caller's form has no field for it. */
  keepsTaxNumber: boolean;
}

/** Adds a corrected business to the queue again. Without a new picture the old one stays. */
async function resubmit(
  context: Context,
  { token, version, submission, image, keepsTaxNumber }: Resubmitted,
): Promise<void> {
  const provider = await findResubmission(context.db.prisma, token);
  const previous = await changeProvider(context, provider.id, { code: 'businessSubmittedAgain' }, async (tx) => {
    // read again, now that the row is locked
    const now = await findResubmission(tx, token);
    if (version != null && now.version !== version) throw new Stale('provider.stale');
    await useLink(tx, 'resubmission', token);
    const removed = image && (await removeImageRow(tx, provider.id));
    const fileId = image && (await createFile(tx, image, context.viewer?.id ?? null));
    const { taxNumber } = keepsTaxNumber ? now : submission;
    const lanes = submission.lanes?.map((lane) => asBefore(now.lanes, lane));
    await replaceProvider(tx, provider.id, asProvider(context, { ...submission, taxNumber, lanes }, fileId));
    return removed;
  });
  if (previous) await discardImage(context.storage, previous);
}

type SentLane = NonNullable<ParsedSubmission['lanes']>[number];

/** A lane with the rhythm and the service that staff entered for it: the form has no fields for these. */
function asBefore(lanes: ReturnedProvider['lanes'], lane: SentLane): SentLane {
  const same = lanes.find(({ fromId, toId }) => fromId === lane.fromId && toId === lane.toId);
  return same ? { ...lane, rhythm: same.rhythm, serviceId: same.serviceId } : lane;
}

const RETURNED = {
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  lanes: { orderBy: { id: 'asc' }, include: { service: true } },
  image: true,
  decisions: REASON_SELECT.decisions,
} as const satisfies Prisma.ProviderInclude;

export type ReturnedProvider = Prisma.ProviderGetPayload<{ include: typeof RETURNED }>;

/** The business that staff sent back, by the token of a link for it. Throws `Invalid` when there is none. */
export async function findResubmission(
  tx: Prisma.TransactionClient,
  token: string,
  /** The caller's name for the field of the token. */
  field: 'token' | 'resubmitToken' = 'resubmitToken',
): Promise<ReturnedProvider> {
  const link = await tx.mailedLink.findFirst({
    where: {
      kind: 'resubmission',
      tokenHash: tokenHash(token),
      // if it was returned a second time, the second mail is valid
      usedAt: null,
      expiresAt: { gt: new Date() },
    },
    include: { provider: { include: RETURNED } },
  });
  if (link?.provider?.status !== 'sent_back') throw new Invalid('resubmission.gone', { field });
  return { ...link.provider, applicantEmail: link.provider.applicantEmail ?? link.email };
}

/**
 * A token to correct a returned business that is linked to the viewer, like the one in its mail. Throws `NotFound` for
 * any other business, `TooManyRequests`.
 */
export async function startCorrection({ db, viewer, limits, network }: Context, providerId: number): Promise<string> {
  await limits.count('reset', network);
  const link = await db.prisma.providerUser.findUnique({
    where: { providerId_userId: { providerId, userId: viewer!.id } },
    select: { provider: { select: { status: true } }, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (!link?.user.emailVerifiedAt || link.provider.status !== 'sent_back') throw new NotFound('provider.notFound');
  return createCorrection(db.prisma, providerId, link.user.email);
}
