import { notifyOtherTabs } from './otherTabs.ts';
import { type SessionUser, setSession } from './session.ts';

/** Called after a user has signed in here, or has changed their profile. */
export function enterSession(user: SessionUser): void {
  setSession(user);
  notifyOtherTabs();
}

/** Called after the user has signed out here. */
export function endSession(): void {
  setSession(null);
  notifyOtherTabs();
}
