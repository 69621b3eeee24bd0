import { useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListState, readListUrl, sortedBy, writeListUrl } from './listUrl.ts';

/** A list and how it changes: all of it is in the address bar. */
export interface List<Field extends string> {
  state: ListState<Field>;
  /** What is shown is about to change; the former rows are still there. */
  isPending: boolean;
  /** The address of this list as it is. */
  url: string;
  pageUrl: (page: number) => string;
  goToPage: (page: number) => void;
  sortBy: (id: Field) => void;
  /** Also an empty one. */
  searchFor: (text: string) => void;
}

export function useList<Field extends string>(fields: readonly Field[]): List<Field> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const state = readListUrl(new URLSearchParams(search), fields);
  const pageUrl = (page: number) => writeListUrl(pathname, { ...state, page });
  const go = (next: ListState<Field>, options?: { replace?: boolean; preventScrollReset?: boolean }) =>
    startTransition(async () => {
      await navigate(writeListUrl(pathname, next), options);
    });
  return {
    state,
    isPending,
    url: writeListUrl(pathname, state),
    pageUrl,
    goToPage: (page) => go({ ...state, page }),
    sortBy: (id) => go(sortedBy(state, id), { preventScrollReset: true }),
    searchFor: (text) => go({ ...state, search: text, page: 1 }, { replace: true, preventScrollReset: true }),
  };
}
