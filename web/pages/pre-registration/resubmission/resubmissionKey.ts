import { sessionStore } from '#web/browserStore.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { newKey } from '../draft.ts';

const storageKey = 'resubmission-key';

/** The idempotency key of a submission by this link, which stays the same after a reload of this tab. */
export function resubmissionKey(token: string): string {
  const [ofToken, key] = sessionStore.get(storageKey)?.split(' ') ?? [];
  if (ofToken === token && key) return key;
  const made = newKey();
  sessionStore.set(storageKey, `${token} ${made}`);
  return made;
}

function forgetResubmissionKey(): void {
  sessionStore.remove(storageKey);
}

/** Forgets the token and the key, so that the page is for a new business. */
export function leaveResubmission(): void {
  forgetMailedToken(paths.preRegistration());
  forgetResubmissionKey();
}
