import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#web/layouts/Page.tsx';
import { useSession } from '#web/session/useSession.ts';
import { DeletionNotice } from '../users/DeletionNotice.tsx';
import { LinkedBusinesses } from './LinkedBusinesses.tsx';
import { NextSteps } from './NextSteps.tsx';

export function DashboardPage() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const title = intl.formatMessage({
    id: 'dashboard.title',
    defaultMessage: 'Dashboard',
    description: 'Title of the page in the browser tab',
  });
  return (
    <Page
      title={title}
      heading={
        <FormattedMessage
          id="dashboard.hello"
          defaultMessage="Hello, {name}"
          description="Heading of the dashboard; {name} is the first name"
          values={{ name: user.displayName.trim().split(/\s/u)[0] }}
        />
      }
      lead={
        <p>
          <FormattedMessage
            id="dashboard.text"
            defaultMessage="What would you like to do?"
            description="Below the greeting of the dashboard"
          />
        </p>
      }
    >
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      <NextSteps isSuperAdmin={user.isSuperAdmin} />
      <LinkedBusinesses />
    </Page>
  );
}
