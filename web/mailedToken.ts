import { type LoaderFunctionArgs, replace } from 'react-router';
import { sessionStore } from './browserStore.ts';

// Beside the tab's storage, for browsers that forbid it.
const kept = new Map<string, string>();

function key(pathname: string): string {
  return `mailed ${pathname}`;
}

/**
 * Loads the token of a mailed link, which is in this parameter of its address; null when there is none. It leaves the
 * address at once, so that it stays in no history and goes to nobody as a referrer; the tab remembers it, so that the
 * page can be loaded again.
 */
export function mailedTokenLoader(parameter: string) {
  return ({ request }: LoaderFunctionArgs): string | null | Response => {
    const { pathname, searchParams } = new URL(request.url);
    const given = searchParams.get(parameter);
    if (given === null) return kept.get(key(pathname)) ?? sessionStore.get(key(pathname));
    kept.set(key(pathname), given);
    sessionStore.set(key(pathname), given);
    return replace(pathname);
  };
}

/** It was used. */
export function forgetMailedToken(pathname: string): void {
  kept.delete(key(pathname));
  sessionStore.remove(key(pathname));
}
