import { notifyOtherTabs } from './otherTabs.ts';
import { type SessionUser, setSession } from './session.ts';

/** A user signed in here, or changed their profile. */
export function enterSession(user: SessionUser): void {
  setSession(user);
  notifyOtherTabs();
}

/** The user signed out here. */
export function endSession(): void {
  setSession(null);
  notifyOtherTabs();
}
