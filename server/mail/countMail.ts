import type { Limits } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';

/** What somebody can make us mail to an address that may not be theirs. */
export type RequestedMail = 'password' | 'email' | 'business' | 'deletion';

/** Counts a mail of this kind to the address, from any caller. Throws `TooManyRequests`. */
export async function countMail({ limits }: { limits: Limits }, kind: RequestedMail, email: string): Promise<void> {
  await limits.count('mail', `${kind}:${email}`);
}

/**
 * As `countMail`, for callers that must not say that the address was mailed too often: false, and the mail is left out.
 */
export async function mayMail(context: { limits: Limits }, kind: RequestedMail, email: string): Promise<boolean> {
  try {
    await countMail(context, kind, email);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
