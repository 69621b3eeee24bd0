import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './NoAccess.module.css';

/** For who is signed in but does not work here. */
export function NoAccess() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'bo.noAccess',
    defaultMessage: 'No access',
    description: 'Title of the page for people who may not enter the back office',
  });
  return (
    <section className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>
        <FormattedMessage
          id="bo.noAccessText"
          defaultMessage="The back office is for our staff. If you work with us, ask an administrator to open it for your account."
          description="On the page for people who may not enter the back office"
        />
      </p>
      <LinkButton href={paths.home()}>
        <FormattedMessage
          id="bo.toHome"
          defaultMessage="Go to the home page"
          description="Link from the page for people who may not enter the back office"
        />
      </LinkButton>
    </section>
  );
}
