import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Aside } from '../Aside.tsx';
import { CheckMail } from './CheckMail.tsx';
import { ForgotForm } from './ForgotForm.tsx';

export function ForgotPage() {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const title = sentTo
    ? intl.formatMessage({
        id: 'forgot.sentTitle',
        defaultMessage: 'Check your email',
        description: 'Title of the page after a link for a new password was asked for',
      })
    : intl.formatMessage({
        id: 'forgot.title',
        defaultMessage: 'Forgot my password',
        description: 'Title of the page',
      });
  return (
    <AccountPage title={title}>
      {sentTo ? <CheckMail email={sentTo} onOther={() => setSentTo(null)} /> : <ForgotForm onSent={setSentTo} />}
      <Aside>
        <Link href={paths.login()}>
          <FormattedMessage
            id="forgot.login"
            defaultMessage="Back to log in"
            description="Link from the forgotten password to the log-in page"
          />
        </Link>
      </Aside>
    </AccountPage>
  );
}
