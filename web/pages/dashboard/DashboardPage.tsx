import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../session/useSession.ts';
import { DeletionNotice } from '../users/DeletionNotice.tsx';
import css from './DashboardPage.module.css';
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
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <header>
        <h1 className={css.title}>
          <FormattedMessage
            id="dashboard.hello"
            defaultMessage="Hello, {name}"
            description="Heading of the dashboard; {name} is the first name"
            values={{ name: user.displayName.trim().split(/\s/u)[0] }}
          />
        </h1>
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.text"
            defaultMessage="What would you like to do?"
            description="Below the greeting of the dashboard"
          />
        </p>
      </header>
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      <NextSteps isSuperAdmin={user.isSuperAdmin} />
      <LinkedBusinesses />
    </div>
  );
}
