import { sessionStore } from './browserStore.ts';

const key = 'reloaded';

let destination = () => location.href;

/** Where a reload is to end: a visitor on the way to another page wants that one. */
export function reloadTo(where: () => string): void {
  destination = where;
}

/**
 * Loads the page anew when this one is older than the server. The guard is the address of the page's script, which
 * changes with every build: a reload that brought the same build is not repeated, while the next deploy may reload
 * again. Answers whether the page is about to go.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  // Where nothing is remembered it could reload for ever.
  if (sessionStore.get(key) === build || !sessionStore.set(key, build)) return false;
  const to = new URL(destination(), location.href).href;
  if (to === location.href) location.reload();
  else location.assign(to);
  return true;
}
