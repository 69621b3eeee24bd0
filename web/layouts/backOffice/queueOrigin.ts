import { paths } from '#web/paths.ts';

/**
 * The address of the moderation queue with its sorting, search and page, if the page of a provider was opened from it;
 * null on any other page.
 */
export function queueOrigin(pathname: string, search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  const isProvider = /^\/bo\/providers\/\d+\/?$/.test(pathname);
  return isProvider && from.split('?')[0] === paths.boUnapproved() ? from : null;
}
