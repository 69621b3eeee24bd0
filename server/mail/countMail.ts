import { type Limits, RULES } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';

/**
 * Counts a mail of any kind that a caller causes, because the address may belong to another person. Throws
 * `TooManyRequests`.
 */
export async function countMail({ limits }: { limits: Limits }, email: string): Promise<void> {
  await limits.count('mail', email);
}

/** Like `countMail`, but returns false when the limit is exceeded, for callers that must not reveal this. */
export const mayMail = (context: { limits: Limits }, email: string): Promise<boolean> =>
  isWithin(countMail(context, email));

/**
 * Like `mayMail`, for a mail that confirms a watch. The limit is lower, because such mails are not needed to sign in.
 */
export const mayMailWatch = async (context: { limits: Limits }, email: string): Promise<boolean> =>
  (await isWithin(context.limits.count('watchMail', email))) && mayMail(context, email);

/**
 * Like `mayMail`, for a link to choose a password. The first link is always sent, so that other people cannot prevent
 * an owner from setting a new password by causing many mails to the address.
 */
export async function mayMailPasswordLink({ limits }: { limits: Limits }, email: string): Promise<boolean> {
  const isFirst = await isWithin(limits.count('mail', `password link ${email}`, RULES.mail.points));
  return (await mayMail({ limits }, email)) || isFirst;
}

async function isWithin(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
