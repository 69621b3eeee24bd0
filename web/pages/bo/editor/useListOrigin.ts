import { useSearchParams } from 'react-router';

/**
 * The list from which the page was opened, with its sorting, search and page. It is part of the page's address, so that
 * it is known in a new tab, too. Only one of these lists is possible; the first is the default.
 */
export function useListOrigin(lists: readonly [string, ...string[]]): string {
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  return lists.includes(from.split('?')[0]!) ? from : lists[0];
}
