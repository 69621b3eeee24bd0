import { paths } from '../paths.ts';

/**
 * The page requested before the sign-in, from `?next=`. Only paths of this site are allowed, so that no link can
 * redirect elsewhere.
 */
export function wantedPath(query: URLSearchParams): string {
  const next = query.get('next') ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : paths.dashboard();
}
