// Only that something changed, never who or what: each tab asks the server itself.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** Lets the other tabs know that somebody signed in or out, or changed their profile. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

export function onOtherTab(callback: () => void): void {
  channel?.addEventListener('message', callback);
}
