import { useSearchParams } from 'react-router';

/**
 * The list that the page was opened from, with its sorting, search and page: by the page's own address, so it is known
 * in a new tab too. Only one of these lists, the first unless it says another.
 */
export function useListOrigin(lists: readonly [string, ...string[]]): string {
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  return lists.includes(from.split('?')[0]!) ? from : lists[0];
}
