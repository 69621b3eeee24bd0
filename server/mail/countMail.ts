import type { Limits } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';

/** Mails that a caller can cause to be sent to an address of another person. */
export type RequestedMail = 'password' | 'email' | 'business' | 'deletion' | 'invitation' | 'claim';

/** Counts a mail of this kind to the address, from any caller. Throws `TooManyRequests`. */
export async function countMail({ limits }: { limits: Limits }, kind: RequestedMail, email: string): Promise<void> {
  await limits.count('mail', `${kind}:${email}`);
}

/** As `countMail`, but returns false when the limit is exceeded, for callers that must not reveal it. */
export async function mayMail(context: { limits: Limits }, kind: RequestedMail, email: string): Promise<boolean> {
  try {
    await countMail(context, kind, email);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
