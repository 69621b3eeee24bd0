import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { SessionUser } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DeletionTerms } from '../DeletionTerms.tsx';
import { DeletionForm } from './DeletionForm.tsx';

/** What deleting the account means, said before anything is asked; then the form that asks for the mail. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [step, setStep] = useState<'closed' | 'form' | 'sent'>('closed');
  const begin = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // At once: the button that takes the focus back is part of it.
    flushSync(() => setStep('closed'));
    begin.current?.focus();
  };
  return (
    <AccountSection
      title={
        <FormattedMessage id="deletion.title" defaultMessage="Delete my account" description="Heading on the profile" />
      }
    >
      {step === 'closed' && (
        <>
          <p>
            <FormattedMessage
              id="deletion.text"
              defaultMessage="You can close your account for good. First we tell you what is deleted and what stays."
              description="On the profile, above the button that begins deleting the account"
            />
          </p>
          <Button ref={begin} variant="outline" onPress={() => setStep('form')}>
            <FormattedMessage
              id="deletion.begin"
              defaultMessage="Delete my account…"
              description="Button: shows what deleting the account means, and the form that asks for it; nothing is deleted yet"
            />
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
              defaultMessage="We sent a mail to <strong>{address}</strong>. Your account is deleted only if you open its link within 24 hours and confirm."
              description="After asking for the mail with the link that deletes the account"
              values={{ address: user.email, strong: (text) => <strong>{text}</strong> }}
            />
          </p>
        </Notice>
      )}
    </AccountSection>
  );
}
