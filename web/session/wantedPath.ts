import { paths } from '../paths.ts';

/** The requested page before signing in, from `?next=`. Only a path of this site: no link may lead elsewhere. */
export function wantedPath(query: URLSearchParams): string {
  const next = query.get('next') ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : paths.dashboard();
}
