import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { searchedFor } from './contactLinks.ts';
import { useHydrated } from './useHydrated.ts';

/** The query of the visitor's search before this page; empty on the server, which does not know the history. */
export function useSearchedBefore(): string {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const from: unknown = useLocation().state?.results;
  return isHydrated && typeof from === 'string' ? searchedFor(from.split('?')[1] ?? '', intl) : '';
}
