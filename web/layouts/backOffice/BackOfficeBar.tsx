import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './BackOfficeLayout.module.css';
import { useActions, useCrumbs } from './handle.ts';

/** The breadcrumbs, and above a list what creates an item of it. */
export function BackOfficeBar() {
  const intl = useIntl();
  const crumbs = useCrumbs();
  const actions = useActions();
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
      {actions.length > 0 && (
        <div className={css.create}>
          {actions.map(({ href, name }, at) => (
            <LinkButton key={href} href={href} variant={at === actions.length - 1 ? 'primary' : 'outline'}>
              {at === actions.length - 1 && <Icon name="plus" />}
              <FormattedMessage {...name} />
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}
