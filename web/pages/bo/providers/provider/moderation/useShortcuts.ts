import { useEffect, useLayoutEffect, useRef } from 'react';
import { localStore } from '#web/browserStore.ts';

const key = 'bo-shortcuts';

type Shortcuts = Partial<Record<string, () => void>>;

/** Whether keys are text there, or mean something of its own. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Whether a dialog or an open list hides the page; a toast does not, though it calls itself a dialog. */
function isPageHidden(): boolean {
  return document.getElementById('main')?.closest('[aria-hidden="true"], [inert]') != null;
}

/** Single keys that do something on this page, while nobody types, no dialog is open and they are not turned off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  // Before it is seen: a key that can be seen to count must count.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isPageHidden()) return;
      // The help, where they are turned on again, always opens.
      if (event.key !== '?' && !areShortcutsOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Who speaks to the computer must be able to turn single keys off. */
export function areShortcutsOn(): boolean {
  return localStore.get(key) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  localStore.set(key, on ? 'on' : 'off');
}
