import { useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import css from './BackOfficeLayout.module.css';
import { useCrumbs } from './handle.ts';

/** The breadcrumbs. */
export function BackOfficeBar() {
  const intl = useIntl();
  const crumbs = useCrumbs();
  const home = intl.formatMessage({
    id: 'bo.home',
    defaultMessage: 'Home',
    description: 'First of the breadcrumbs: the landing page',
  });
  return (
    <div className={css.bar}>
      <Breadcrumbs
        aria-label={intl.formatMessage({
          id: 'bo.breadcrumbs',
          defaultMessage: 'Breadcrumbs',
          description: 'Name of the links that show where in the back office one is, for screen readers',
        })}
        items={[{ href: paths.home(), label: home }, ...crumbs]}
      />
    </div>
  );
}
