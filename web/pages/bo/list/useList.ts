import { useLayoutEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListRequest, type ListState, readListUrl, sortedBy, writeListUrl } from './listUrl.ts';

/** The state of a list with its setters. The address bar contains the complete state. */
export interface List<Field extends string, Filter extends string = never> {
  pageSize: number;
  /** The possible sort fields. */
  sorts: readonly Field[];
  state: ListState<Field, Filter>;
  /** Whether new rows are loading, while the previous ones are still shown. */
  isPending: boolean;
  /** The current address of this list. */
  url: string;
  pageUrl: (page: number) => string;
  goToPage: (page: number) => void;
  sortBy: (id: Field) => void;
  /** Sorts the list; null for the server's default order. */
  sortTo: (sort: ListState<Field, Filter>['sort']) => void;
  /** Searches the list; an empty text removes the search. */
  searchFor: (text: string) => void;
  /** Changes these filters; an empty value removes a filter. */
  filterBy: (filters: Partial<Record<Filter, string>>) => void;
  /** The address of the list with these filters. */
  filterUrl: (filters: Partial<Record<Filter, string>>) => string;
  /** Clears the search and all filters. */
  showAll: () => void;
}

/** The type of a list, from its `ListRequest`. */
export type ListOf<Request extends ListRequest<string, string>> = List<
  keyof Request['sorts'] & string,
  Request extends { filters: readonly (infer Filter extends string)[] } ? Filter : never
>;

export function useList<Field extends string = never, Filter extends string = never>({
  pageSize,
  sorts: orders,
  filters = [],
}: ListRequest<Field, Filter>): List<Field, Filter> {
  const sorts = Object.keys(orders ?? {}) as Field[];
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const state = readListUrl(new URLSearchParams(search), sorts, filters);
  const pageUrl = (page: number) => writeListUrl(pathname, { ...state, page });
  // A second change in quick succession is based on the first, which may still be pending.
  const wanted = useRef<typeof state>(null);
  const now = () => wanted.current ?? state;
  // Only the last change ends the transition: the location of an earlier one may be rendered while others are pending.
  // An effect that runs later could clear a newer change.
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
    pageSize,
    sorts,
    state,
    isPending,
    url: writeListUrl(pathname, state),
    pageUrl,
    goToPage: (page) => go({ ...now(), page }),
    sortBy: (id) => go(sortedBy(now(), id), { preventScrollReset: true }),
    sortTo: (sort) => go({ ...now(), sort, page: 1 }, { preventScrollReset: true }),
    searchFor: (text) => narrow({ search: text }),
    filterUrl: (changed) => writeListUrl(pathname, { ...state, page: 1, filters: { ...state.filters, ...changed } }),
    filterBy: (changed) => narrow({ filters: { ...now().filters, ...changed } }),
    showAll: () =>
      narrow({ search: '', filters: Object.fromEntries(filters.map((name) => [name, ''])) as Record<Filter, string> }),
  };
}
