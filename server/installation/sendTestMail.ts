import { randomUUID } from 'node:crypto';
import type { Context } from '#server/graphql/context.ts';
import { mailUser } from '#server/mail/letter.ts';
import { openMail } from '#server/mail/transport.ts';
import { Invalid } from '#server/platform/errors.ts';
import { markSteps } from './steps.ts';

const MAX_REASON = 200;

/**
 * Mails the viewer immediately, without the queue, so that the response contains the reason of a failure. Throws
 * `Invalid` when SMTP is not configured, or with the error of the mail server, and `TooManyRequests`.
 */
export async function sendTestEmail(context: Context): Promise<string> {
  const { db, env, limits, viewer } = context;
  if (!env.smtpUrl) throw new Invalid('setUp.noSmtp');
  await limits.count('mail', `test:${viewer!.id}`);
  const user = await db.prisma.user.findUniqueOrThrow({ where: { id: viewer!.id } });
  try {
    await mailUser(openMail(env), user, {
      key: `test-${randomUUID()}`,
      name: 'test',
      paragraphs: (words) => [words('mail.test.text', { site: new URL(env.publicUrl).host })],
    });
  } catch (error) {
    context.log.warn({ err: error }, 'the test email was not accepted');
    throw new Invalid('setUp.mailFailed', { reason: (error as Error).message.slice(0, MAX_REASON) });
  }
  await markSteps(context, ['mail']);
  return user.email;
}
