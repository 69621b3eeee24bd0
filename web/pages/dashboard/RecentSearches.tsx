import { FormattedMessage } from 'react-intl';
import { paths, searchLine } from '#web/paths.ts';
import { recentSearches } from '#web/recentSearches.ts';
import { useHydrated } from '#web/useHydrated.ts';
import { KeptList, KeptRow } from './KeptList.tsx';

/** The last searches of this browser, as links; nothing without searches. */
export function RecentSearches() {
  const searches = useHydrated() ? recentSearches() : [];
  if (searches.length === 0) return null;
  return (
    <KeptList id="recent" title={<FormattedMessage id="dashboard.recent" defaultMessage="Recent searches" />}>
      {searches.map((search) => {
        const path = paths.search(search);
        return <KeptRow key={path} href={path} title={searchLine(search)} />;
      })}
    </KeptList>
  );
}
