import { sessionStore } from './browserStore.ts';

const key = 'reloaded';

let destination = () => location.href;

/** Sets the address to reload, which is that of the page to which a visitor is navigating. */
export function reloadTo(where: () => string): void {
  destination = where;
}

/**
 * Reloads the page if it is older than the server. The address of the page's script, which changes with every build, is
 * stored, so that a reload that returns the same build is not repeated, but the next deploy may reload again. Returns
 * whether the page will reload.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  // Without storage the page could reload forever.
  if (sessionStore.get(key) === build || !sessionStore.set(key, build)) return false;
  const to = new URL(destination(), location.href).href;
  if (to === location.href) location.reload();
  else location.assign(to);
  return true;
}
