import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { CardPage } from '../CardPage.tsx';

/** For who is signed in but does not work here. */
export function NoAccess() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'bo.noAccess',
    defaultMessage: 'No access',
    description: 'Title of the page for people who may not enter the back office',
  });
  return (
    <CardPage
      title={title}
      sign="warning"
      actions={
        <LinkButton href={paths.home()}>
          <FormattedMessage
            id="bo.toHome"
            defaultMessage="Go to the home page"
            description="Link from the page for people who may not enter the back office"
          />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="bo.noAccessText"
          defaultMessage="The back office is for our staff. If you work with us, ask an administrator to open it for your account."
          description="On the page for people who may not enter the back office"
        />
      </p>
    </CardPage>
  );
}
