import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session/session.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DeletionNotice } from '../DeletionNotice.tsx';
import { DeletionTerms } from '../DeletionTerms.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { securityMessages } from '../security/securityMessages.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { OwnData } from './OwnData.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const title = intl.formatMessage({ id: 'nav.profile' });
  return (
    <AccountPage
      title={title}
      more={
        <>
          <Security />
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
              defaultMessage="We emailed a link to <strong>{address}</strong>. Open it to switch to that address. Until then your email is {current}."
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
              defaultMessage="We emailed a link to <strong>{address}</strong>. Open it to confirm that the address is yours."
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

/** A link to second factors and sessions. */
function Security() {
  return (
    <AccountSection title={<FormattedMessage {...securityMessages.title} />}>
      <p>
        <FormattedMessage
          id="profile.securityText"
          defaultMessage="Passkeys, authenticator app and your active sessions."
        />
      </p>
      <LinkButton variant="outline" href={paths.security()}>
        <FormattedMessage id="profile.security" defaultMessage="Open login and security" />
      </LinkButton>
    </AccountSection>
  );
}

/** The link to the user's tokens. */
function OwnTokens() {
  return (
    <AccountSection title={<FormattedMessage id="tokens.title" />}>
      <p>
        <FormattedMessage
          id="dashboard.tokensText"
          defaultMessage="Connect your own systems to the directory with the Rumbo API."
        />
      </p>
      <LinkButton variant="outline" href={paths.tokens()}>
        <FormattedMessage id="profile.tokens" defaultMessage="Manage access tokens" />
      </LinkButton>
    </AccountSection>
  );
}

/** Explains the deletion of the account, and then shows the form that requests the mail. */
function DeleteAccount({ user }: { user: SessionUser }) {
  const [step, setStep] = useState<'closed' | 'form' | 'sent'>('closed');
  const begin = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // Rendered synchronously, as the button that receives the focus must exist.
    flushSync(() => setStep('closed'));
    begin.current?.focus();
  };
  return (
    <AccountSection title={<FormattedMessage id="deletion.title" />}>
      {step === 'closed' && (
        <>
          <p>
            <FormattedMessage
              id="deletion.text"
              defaultMessage="You can close your account permanently. First we show you what is deleted and what stays."
            />
          </p>
          <Button ref={begin} variant="outline" onPress={() => setStep('form')}>
            <FormattedMessage id="deletion.begin" defaultMessage="Delete the account…" />
          </Button>
        </>
      )}
      {step === 'form' && (
        <>
          <DeletionTerms />
          <DeletionForm user={user} onSent={() => setStep('sent')} onCancel={cancel} />
        </>
      )}
      {step === 'sent' && (
        <Notice type="info">
          <p role="status">
            <FormattedMessage
              id="deletion.sent"
              defaultMessage="We emailed <strong>{address}</strong>. Your account is deleted only if you open the link within 24 hours and confirm."
              values={{ address: user.email, strong: (text) => <strong>{text}</strong> }}
            />
          </p>
        </Notice>
      )}
    </AccountSection>
  );
}
