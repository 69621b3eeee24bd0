import { useEffect, useLayoutEffect, useRef } from 'react';
import { localStore } from '#web/browserStore.ts';

const key = 'bo-shortcuts';

type Shortcuts = Partial<Record<string, () => void>>;

/** Whether the element handles keys itself, such as a text field. */
function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  return target instanceof HTMLElement && target.closest(field) !== null;
}

/** Whether a dialog or an open list hides the page; a toast does not, although it has the role of a dialog. */
function isPageHidden(): boolean {
  return document.getElementById('main')?.closest('[aria-hidden="true"], [inert]') != null;
}

/**
 * Activates single-key shortcuts of this page. They are off while a field has the focus, while a dialog is open, or
 * when disabled in the settings.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  // Registered before the paint, so that a shortcut works as soon as it is visible.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isPageHidden()) return;
      // The help, in which shortcuts can be enabled again, always opens.
      if (event.key !== '?' && !areShortcutsOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether shortcuts are enabled: people who use speech input must be able to disable them. */
export function areShortcutsOn(): boolean {
  return localStore.get(key) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  localStore.set(key, on ? 'on' : 'off');
}
