import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import css from './ProviderPage.module.css';

/** A link back to the previous results, in their previous state; for visitors from elsewhere a link to the search. */
export function WayBack() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const results: unknown = useLocation().state?.results;
  // the server does not know the history
  if (!isHydrated || typeof results !== 'string')
    return (
      <Link className={css.back} to={paths.home()}>
        <Icon name="chevron" size={16} />
        <FormattedMessage id="app.search" />
      </Link>
    );
  const goBack = (event: MouseEvent) => {
    // A new tab has no history to return to.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={css.back} to={results} onClick={goBack}>
      <Icon name="chevron" size={16} />
      <FormattedMessage id="provider.back" defaultMessage="Back to the results" />
    </Link>
  );
}
