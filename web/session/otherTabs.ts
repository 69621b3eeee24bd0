import { localStore } from '../browserStore.ts';

const KEY = 'sessionChanged';

/**
 * Notifies the other tabs of a sign-in, a sign-out or a changed profile, without details: each tab asks the server
 * itself. Not by a BroadcastChannel, which can keep a page out of the back/forward cache.
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
