import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '#web/session/useSession.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { DeletionNotice } from '../DeletionNotice.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnTokens } from './OwnTokens.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const title = intl.formatMessage({
    id: 'profile.title',
    defaultMessage: 'Profile',
    description: 'Title of the page',
  });
  return (
    <AccountPage
      title={title}
      more={
        <>
          <OwnTokens />
          <OwnData />
          {!user.deletionDueAt && <DeleteAccount user={user} />}
        </>
      }
    >
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      {user.pendingEmail && (
        <Notice type="info">
          <p>
            <FormattedMessage
              id="profile.pendingEmail"
              defaultMessage="We sent a link to <strong>{address}</strong>. Once you open it, that is your email; until then it is still {current}."
              description="On the profile, after a new e-mail was typed and before it is confirmed"
              values={{
                address: user.pendingEmail,
                current: user.email,
                strong: (text) => <strong>{text}</strong>,
              }}
            />
          </p>
          <ResendConfirmation />
        </Notice>
      )}
      {!user.emailVerified && !user.pendingEmail && (
        <Notice type="info">
          <p>
            <FormattedMessage
              id="profile.unconfirmed"
              defaultMessage="We sent a link to <strong>{address}</strong>. Open it to confirm that the address is yours."
              description="On the profile, while the e-mail is not confirmed"
              values={{ address: user.email, strong: (text) => <strong>{text}</strong> }}
            />
          </p>
          <ResendConfirmation />
        </Notice>
      )}
      <ProfileForm user={user} />
    </AccountPage>
  );
}
