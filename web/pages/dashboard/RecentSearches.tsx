import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { recentSearches } from '#web/recentSearches.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import css from './DashboardPage.module.css';

/** The last searches of this browser, to be repeated; nothing when there are none. */
export function RecentSearches() {
  const searches = useHydrated() ? recentSearches() : [];
  if (searches.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="recent">
      <h2 id="recent" className={css.title}>
        <FormattedMessage
          id="dashboard.recent"
          defaultMessage="Recent searches"
          description="Heading above the last searches in this browser"
        />
      </h2>
      <Card>
        <div className={css.kept}>
          <ul className={css.list}>
            {searches.map((search) => {
              const path = paths.search(search);
              return (
                <li key={path}>
                  <Link href={path}>{[search.q, search.f].filter(Boolean).join(' · ')}</Link>
                </li>
              );
            })}
          </ul>
        </div>
      </Card>
    </section>
  );
}
