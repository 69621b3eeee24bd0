import { sessionStore } from './browserStore.ts';

const key = 'reloaded';

let destination = () => location.href;

/** The address to reload: that of the page a visitor is navigating to. */
export function reloadTo(where: () => string): void {
  destination = where;
}

/**
 * Reloads the page when it is older than the server. The guard is the address of the page's script, which changes with
 * every build: a reload that brought the same build is not repeated, while the next deploy may reload again. Returns
 * whether the page will reload.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  // Without storage it could reload forever.
  if (sessionStore.get(key) === build || !sessionStore.set(key, build)) return false;
  const to = new URL(destination(), location.href).href;
  if (to === location.href) location.reload();
  else location.assign(to);
  return true;
}
