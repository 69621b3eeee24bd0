import { useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import breadcrumbs from '#web/ui/Breadcrumbs.module.css';
import { Link } from '#web/ui/Link.tsx';
import { Cluster } from '../../ui/layout.tsx';
import css from './BackOfficeLayout.module.css';
import { useCrumbs } from './handle.ts';

/** The breadcrumbs, from the landing page to the current one. */
export function BackOfficeBar() {
  const intl = useIntl();
  const crumbs = useCrumbs();
  const home = intl.formatMessage({ id: 'app.home' });
  const items = [{ href: paths.home(), label: home }, ...crumbs];
  return (
    <nav className={css.bar} aria-label={intl.formatMessage({ id: 'bo.breadcrumbs', defaultMessage: 'Breadcrumbs' })}>
      <Cluster as="ol" gap={0} note>
        {items.map(({ href, label }, index) => (
          <li key={href} className={breadcrumbs.item}>
            {index === items.length - 1 ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
