import { type LoaderFunctionArgs, replace } from 'react-router';
import { sessionStore } from './browserStore.ts';

// In addition to the tab's storage, which some browsers forbid.
const kept = new Map<string, string>();

function key(pathname: string): string {
  return `mailed ${pathname}`;
}

/**
 * Loads the token of a mailed link from this parameter of its address; null without a token. The token is removed from
 * the address immediately, so that it appears in no history and no referrer; the tab stores it for a reload.
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

/** Deletes the token of this page after its use. */
export function forgetMailedToken(pathname: string): void {
  kept.delete(key(pathname));
  sessionStore.remove(key(pathname));
}
