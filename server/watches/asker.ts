import type { Watch } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { newToken, tokenHash } from '#server/platform/secrets.ts';

const COOKIE = 'asker';
/** The lifetime of the mark, equal to that of the mailed link. */
const VALID_SECONDS = 7 * 86_400;
const FORM = /^[\w-]{43}$/;

/** Marks this browser as the requester, even when the request fails. Returns the hash to store with the watch. */
export function markAsker({ cookies }: Pick<Context, 'cookies'>): Buffer<ArrayBuffer> {
  const known = cookies.get(COOKIE);
  const name = known && FORM.test(known) ? known : newToken();
  cookies.set(COOKIE, name, VALID_SECONDS);
  return tokenHash(name);
}

/** Whether this browser requested the watch. */
export function isAsker({ cookies }: Pick<Context, 'cookies'>, { askedBy }: Pick<Watch, 'askedBy'>): boolean {
  const name = cookies.get(COOKIE);
  return name !== null && askedBy !== null && tokenHash(name).equals(askedBy);
}
