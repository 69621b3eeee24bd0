import { FormattedMessage, useIntl } from 'react-intl';
import { prepareBotToken } from '#web/botCheck/botToken.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { formMessages } from '#web/forms/formMessages.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { requestReset } from './requestReset.ts';

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const intl = useIntl();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await requestReset(email.trim());
      onSent(email.trim());
    },
    onFailure: (error) => {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
      prepareBotToken();
    },
  });

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      <p>
        <FormattedMessage
          id="forgot.text"
          defaultMessage="Tell us the email of your account. We will send you a link to choose a new password."
          description="Above the form that asks for a new password"
        />
      </p>
      <EmailField {...form.field('email')} autoComplete="username" />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage
          id="forgot.submit"
          defaultMessage="Send the link"
          description="Button of the form that asks for a new password"
        />
      </Button>
    </StackedForm>
  );
}
