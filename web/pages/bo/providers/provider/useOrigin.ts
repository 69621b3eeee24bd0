import { useSearchParams } from 'react-router';
import { paths } from '../../../../paths.ts';

export interface Origin {
  /** The list that the provider was opened from, with its sorting, search and page. */
  list: string;
  /** The cursor of its row there; undefined when it was not opened from a row. */
  at: string | undefined;
  isQueue: boolean;
}

const lists = [paths.boProviders(), paths.boUnapproved()];

/** Where a provider was opened from, by its own address: so it is known in a new tab too. */
export function useOrigin(): Origin {
  const [query] = useSearchParams();
  const from = query.get('from') ?? '';
  const path = from.split('?')[0]!;
  return {
    list: lists.includes(path) ? from : paths.boProviders(),
    at: query.get('at') || undefined,
    isQueue: path === paths.boUnapproved(),
  };
}
