import { localStore } from '../browserStore.ts';

const KEY = 'sessionChanged';

/**
 * Notifies other tabs of a sign-in, a sign-out or a changed profile, without details: each tab requests the session
 * itself. Uses no BroadcastChannel, which can keep a page out of the back/forward cache.
 */
export function notifyOtherTabs(): void {
  localStore.set(KEY, '1');
  localStore.remove(KEY);
}

export function onOtherTab(callback: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) callback();
  });
}
