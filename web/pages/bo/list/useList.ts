import { useLayoutEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListState, readListUrl, sortedBy, writeListUrl } from './listUrl.ts';

/** A list and how it changes: all of it is in the address bar. */
export interface List<Field extends string, Filter extends string = never> {
  state: ListState<Field, Filter>;
  /** New rows are loading; the previous ones are still shown. */
  isPending: boolean;
  /** The address of this list as it is. */
  url: string;
  pageUrl: (page: number) => string;
  goToPage: (page: number) => void;
  sortBy: (id: Field) => void;
  /** Also an empty one. */
  searchFor: (text: string) => void;
  /** Those that are named; an empty one narrows nothing. */
  filterBy: (filters: Partial<Record<Filter, string>>) => void;
  /** Clears the search and all filters. */
  showAll: () => void;
}

export function useList<Field extends string, Filter extends string = never>(
  fields: readonly Field[],
  filters: readonly Filter[] = [],
): List<Field, Filter> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const state = readListUrl(new URLSearchParams(search), fields, filters);
  const pageUrl = (page: number) => writeListUrl(pathname, { ...state, page });
  // Of two changes in quick succession the second begins with the first, which has not arrived yet.
  const wanted = useRef<typeof state>(null);
  const now = () => wanted.current ?? state;
  // Only the last of them ends the transition: the location of an earlier one may be drawn while others are pending. An
  // effect that runs later could clear a newer change.
  useLayoutEffect(() => {
    if (!isPending) wanted.current = null;
  }, [isPending]);

  const go = (next: typeof state, options?: { replace?: boolean; preventScrollReset?: boolean }) => {
    wanted.current = next;
    startTransition(async () => {
      await navigate(writeListUrl(pathname, next), options);
    });
  };
  const narrow = (next: Partial<typeof state>) =>
    go({ ...now(), ...next, page: 1 }, { replace: true, preventScrollReset: true });
  return {
    state,
    isPending,
    url: writeListUrl(pathname, state),
    pageUrl,
    goToPage: (page) => go({ ...now(), page }),
    sortBy: (id) => go(sortedBy(now(), id), { preventScrollReset: true }),
    searchFor: (text) => narrow({ search: text }),
    filterBy: (changed) => narrow({ filters: { ...now().filters, ...changed } }),
    showAll: () =>
      narrow({ search: '', filters: Object.fromEntries(filters.map((name) => [name, ''])) as Record<Filter, string> }),
  };
}
