import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';

export function PasswordResetPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const title = intl.formatMessage({ id: 'reset.title', defaultMessage: 'Set a new password' });
  return (
    <AccountPage title={title} isEntrance>
      {token ? (
        <PasswordResetForm token={token} />
      ) : (
        <>
          <Notice type="warning">
            <p>
              <FormattedMessage id="page.noToken" />
            </p>
          </Notice>
          <LinkButton href={paths.forgot()}>
            <FormattedMessage id="reset.askAgain" />
          </LinkButton>
        </>
      )}
    </AccountPage>
  );
}
