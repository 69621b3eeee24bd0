import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/Link.tsx';
import css from './SameName.module.css';

interface SameNameProps {
  listings: readonly { databaseId: number; path: string; place: string }[];
}

/** Below a card: other listings with the same name, which have no card. */
export function SameName({ listings }: SameNameProps) {
  const { pathname, search } = useLocation();
  if (listings.length === 0) return null;
  return (
    <p className={css.others}>
      <FormattedMessage id="results.sameName" defaultMessage="Same business name in:" />{' '}
      {listings.map(({ databaseId, path, place }, nth) => (
        <span key={databaseId}>
          {nth > 0 && ', '}
          <Link href={path} routerOptions={{ state: { results: pathname + search } }}>
            {place}
          </Link>
        </span>
      ))}
    </p>
  );
}
