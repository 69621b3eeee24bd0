import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import css from './BackOfficeBar.module.css';
import { CreateLink } from './CreateLink.tsx';
import { crumbs } from './crumbs.ts';

/** Where one is, and what can be created there. */
export function BackOfficeBar() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
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
        items={[
          { href: paths.home(), label: home },
          ...crumbs(pathname, search).map(({ href, name }) => ({
            href,
            label: typeof name === 'string' ? name : intl.formatMessage(name),
          })),
        ]}
      />
      <CreateLink pathname={pathname} />
    </div>
  );
}
