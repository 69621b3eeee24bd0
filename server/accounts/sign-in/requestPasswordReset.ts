import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { mayMail } from '#server/mail/countMail.ts';
import { parseEmail } from '#server/platform/emailAddress.ts';

interface Request {
  email: string;
  recaptchaToken?: string | null;
}

/**
 * Mails a link to choose a new password, if the e-mail has an account. The job looks that up, so that the response and
 * its time are the same for every address; also when it was mailed too often, in which case the last link is still
 * valid. Throws `Invalid`, `TooManyRequests`.
 */
export async function requestPasswordReset(context: Context, input: Request): Promise<void> {
  const email = parseEmail(input.email);
  await context.limits.count('reset', context.network);
  await context.botCheck.verify(input.recaptchaToken, context.address);
  if (!(await mayMail(context, 'password', email))) return;
  await addJob(context.db.prisma, 'mailPasswordReset', { email, requestId: context.requestId });
}
