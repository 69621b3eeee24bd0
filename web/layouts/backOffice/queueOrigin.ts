import { paths } from '#web/paths.ts';

/**
 * The moderation queue with its sorting, search and page, if this page of a provider was opened from it; null on any
 * other page.
 */
export function queueOrigin(pathname: string, search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  const isProvider = /^\/bo\/providers\/\d+\/?$/.test(pathname);
  return isProvider && from.split('?')[0] === paths.boUnapproved() ? from : null;
}
