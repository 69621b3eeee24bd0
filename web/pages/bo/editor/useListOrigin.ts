import { useSearchParams } from 'react-router';

/**
 * The list from which the page was opened, with its sorting, search and page. The page's address contains it, so that
 * it is known in a new tab, too. Only the given lists are possible; the first is the default.
 */
export function useListOrigin(lists: readonly [string, ...string[]]): string {
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  return lists.includes(from.split('?')[0]!) ? from : lists[0];
}
