import { useSearchParams } from 'react-router';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';

export interface Origin {
  /** The address of the list, with its sorting, search and page. */
  list: string;
  /** The cursor of the provider's row; undefined if the provider was not opened from a row. */
  at: string | undefined;
  isQueue: boolean;
}

const lists = [paths.boProviders(), paths.boUnapproved()] as const;

/** The list from which a provider was opened. The address contains it, so that it is known in a new tab, too. */
export function useOrigin(): Origin {
  const [query] = useSearchParams();
  const list = useListOrigin(lists);
  return { list, at: query.get('at') || undefined, isQueue: list.split('?')[0] === paths.boUnapproved() };
}
