import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import { NextSteps } from '../NextSteps.tsx';

/** The state that the form passes to this page. */
export interface SuccessState {
  /** Whether the email is confirmed, see `NextSteps`. */
  isConfirmed: boolean;
  /** The address of the sent mail; null if none was sent. */
  mailedTo: string | null;
}

/** Thanks the visitor and lists the next steps. Its text is also correct when nothing was sent. */
export function SuccessPage() {
  const intl = useIntl();
  const isSignedIn = useSession().status === 'signedIn';
  const { isConfirmed = false, mailedTo = null } = (useLocation().state as SuccessState | null) ?? {};
  const title = intl.formatMessage({
    id: 'preRegistration.successTitle',
    defaultMessage: 'Data submitted successfully',
  });
  return (
    <CardPage
      title={title}
      size="wide"
      drawing="done"
      actions={
        <>
          {isSignedIn ? (
            <LinkButton href={paths.dashboard()}>
              <FormattedMessage id="page.dashboard" />
            </LinkButton>
          ) : (
            <LinkButton href={paths.signup()}>
              <FormattedMessage id="nav.signup" />
            </LinkButton>
          )}
          <LinkButton variant="outline" href={paths.home()}>
            <FormattedMessage id="page.toHome" />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="preRegistration.thanks"
          defaultMessage="Thank you for your registration. We will contact you shortly."
        />
      </p>
      {mailedTo && (
        <p>
          <FormattedMessage
            id="preRegistration.mailedTo"
            defaultMessage="We sent an email to <strong>{address}</strong>. If you do not see it within a few minutes, check your spam folder."
            values={{ address: mailedTo, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      )}
      <NextSteps isConfirmed={isConfirmed} />
      {!isSignedIn && (
        <Text tone="soft">
          <FormattedMessage
            id="preRegistration.signUpText"
            defaultMessage="Sign up with the same email, now or later, to see your business in your account."
          />
        </Text>
      )}
    </CardPage>
  );
}
