import { localStore } from '#web/browserStore.ts';

const key = 'bo-shortcuts';

/** Who speaks to the computer must be able to turn single keys off. */
export function areShortcutsOn(): boolean {
  return localStore.get(key) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  localStore.set(key, on ? 'on' : 'off');
}
