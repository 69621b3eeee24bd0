import { FormattedMessage } from 'react-intl';
import { formMessages } from '#web/forms/formMessages.ts';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordResetForm } from '../password-reset/PasswordResetForm.tsx';

interface WhoseAccountProps {
  email: string;
  token: string;
  /** Confirms the email for the account, using its password. Throws the errors of the server. */
  onPassword: (password: string) => Promise<void>;
}

/**
 * Shown if the link belongs to an account that is not signed in here: its owner enters the password, or another person
 * transfers the address to their own account.
 */
export function WhoseAccount({ email, token, onPassword }: WhoseAccountProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? formMessages.passwordRequired : undefined }),
    send: ({ password }) => onPassword(password),
  });
  return (
    <>
      <Notice type="warning">
        <p role="status">
          <FormattedMessage
            id="verify.whose"
            defaultMessage="Someone signed up to Rumbo with {email}. Nothing is confirmed yet."
            values={{ email }}
          />
        </p>
      </Notice>
      <section>
        <h2>
          <FormattedMessage id="verify.me" defaultMessage="It was me" />
        </h2>
        <StackedForm form={form}>
          <SecretField {...form.field('password')} autoComplete="current-password" isRequired />
          <Button type="submit" isPending={form.isPending}>
            <FormattedMessage id="verify.submit" />
          </Button>
        </StackedForm>
      </section>
      <section>
        <h2>
          <FormattedMessage id="verify.notMe" defaultMessage="It was not me" />
        </h2>
        <p>
          <FormattedMessage
            id="verify.notMeText"
            defaultMessage="Choose a new password to take over the account. The person who created it is logged out. If you do not want an account, ignore the email."
          />
        </p>
        <PasswordResetForm token={token} />
      </section>
    </>
  );
}
