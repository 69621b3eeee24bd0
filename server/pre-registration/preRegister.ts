import { createFile } from '#server/files/createFile.ts';
import { discardImage, storeImage } from '#server/files/storeImage.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { mayMail } from '#server/mail/countMail.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { insertProvider } from '#server/providers/change/insertProvider.ts';
import { asProvider } from './asProvider.ts';
import { parseSubmission, type Submission } from './parseSubmission.ts';
import { resubmit } from './resubmit.ts';

interface PreRegistration extends Submission {
  recaptchaToken?: string | null;
  file?: Upload | null;
  /** Of the mail that sent the business back: this one takes its place. */
  resubmitToken?: string | null;
}

const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/**
 * Puts a business into the moderation queue, with its picture, and mails the applicant. The same idempotency key makes
 * one provider, however often and at whatever moment it comes again. Throws `Invalid`, `TooLarge`, `TooManyRequests`.
 */
export async function preRegister(
  context: Context,
  { file, recaptchaToken, resubmitToken, ...input }: PreRegistration,
): Promise<void> {
  const { db, limits, address, network, storage } = context;
  const submission = await parseSubmission(context, input);
  if (await isKnown(context, submission.idempotencyKey)) return;
  await limits.count('preRegister', network);
  await context.botCheck.verify(recaptchaToken, address);
  const isMailed = !resubmitToken && (await mayMail(context, 'business', submission.email));
  const image = file ? await storeImage(storage, await file.open(), MAX_IMAGE_BYTES) : null;
  try {
    if (resubmitToken) return await resubmit(context, resubmitToken, submission, image);
    await db.prisma.$transaction(async (tx) => {
      const fileId = image && (await createFile(tx, image, context.viewer?.id ?? null));
      const providerId = await insertProvider(tx, asProvider(context, submission, fileId));
      await tieToAccount(tx, providerId, submission.email, isMailed);
      await writeLog(tx, context, {
        message: 'Business pre-registered',
        subject: { type: 'provider', id: providerId },
        after: { businessName: submission.businessName },
      });
    });
  } catch (error) {
    if (image) await discardImage(storage, image);
    // the same key, at the same moment: the other one made the provider
    if (isTakenKey(error) && (await isKnown(context, submission.idempotencyKey))) return;
    throw error;
  }
}

async function isKnown({ db }: Context, idempotencyKey: string | null): Promise<boolean> {
  if (!idempotencyKey) return false;
  return (await db.prisma.provider.count({ where: { idempotencyKey } })) > 0;
}

function isTakenKey(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** At once when the account with this e-mail has proved it; else `linkBusinesses` does it once one has. */
async function tieToAccount(
  tx: Prisma.TransactionClient,
  providerId: number,
  email: string,
  isMailed: boolean,
): Promise<void> {
  const owner = await tx.user.findFirst({ where: { email, emailVerifiedAt: { not: null }, disabledAt: null } });
  if (owner) await tx.providerUser.create({ data: { providerId, userId: owner.id } });
  if (!isMailed) return;
  const { id } = await createLink(tx, { kind: 'business', email, owner: { providerId } });
  await addJob(tx, 'mailApplicant', { linkId: id });
}
