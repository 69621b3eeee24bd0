import { localStore } from '../browserStore.ts';
import { setStoreOwner } from '../relay/storeOwner.ts';

export interface SessionUser {
  readonly id: string;
  readonly databaseId: number;
  readonly displayName: string;
  readonly email: string;
  readonly imageUrl: string | null | undefined;
  readonly isSuperAdmin: boolean;
  readonly isModerator: boolean;
  /** A step that super admins and moderators must take before the back office opens. */
  readonly hold: string | null | undefined;
  /** Whether the account has a password, instead of only a third party's sign-in. */
  readonly localAuth: boolean;
  readonly emailVerified: boolean;
  /** The requested new e-mail, until its mailed link is used. */
  readonly pendingEmail: string | null | undefined;
  /** The time of the requested deletion of the account, which can be canceled until then. */
  readonly deletionDueAt: string | null | undefined;
}

export type Session = { status: 'loading' } | { status: 'anonymous' } | { status: 'signedIn'; user: SessionUser };

/** Whether a user has access to the back office, which is complete for super admins and partial for moderators. */
export function isStaff({ isSuperAdmin, isModerator }: SessionUser): boolean {
  return isSuperAdmin || isModerator;
}

let current: Session = { status: 'loading' };
let isKnown = false;
let latest = 0;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return current;
}

/** Whether the server has confirmed the session: offline, a signed-in person looks like a visitor. */
export const isSessionKnown = () => isKnown;

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the signed-in user; null for none. Pending requests for the session are ignored. */
export function setSession(user: SessionUser | null): void {
  take(user, true);
}

function take(user: SessionUser | null, isTold: boolean): void {
  latest++;
  isKnown = isTold;
  current = user ? { status: 'signedIn', user } : { status: 'anonymous' };
  setStoreOwner(user?.id ?? '');
  // The server no longer stores anything there, and values of other versions are useless without a session.
  if (!user) localStore.remove('token');
  for (const listener of listeners) listener();
}

/**
 * Requests the session. A failure of the first check means signed out; later failures change nothing, so that a lost
 * connection signs no user out.
 */
export async function checkSession(load: () => Promise<SessionUser | null>): Promise<void> {
  latest++;
  const previous = latest;
  try {
    const user = await load();
    if (previous === latest) setSession(user);
  } catch {
    if (current.status !== 'signedIn') take(null, false);
  }
}
