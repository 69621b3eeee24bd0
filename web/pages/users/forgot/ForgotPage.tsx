import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareBotToken } from '#web/botCheck/botToken.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { useSending } from '#web/forms/useSending.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { Aside } from '../Aside.tsx';
import { requestReset } from './requestReset.ts';

export function ForgotPage() {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const title = sentTo
    ? intl.formatMessage({ id: 'forgot.sentTitle', defaultMessage: 'Check your email' })
    : intl.formatMessage({ id: 'forgot.title' });
  return (
    <AccountPage title={title} isEntrance>
      {sentTo ? <CheckMail email={sentTo} onOther={() => setSentTo(null)} /> : <ForgotForm onSent={setSentTo} />}
      <Aside>
        <Link href={paths.login()}>
          <FormattedMessage id="forgot.login" defaultMessage="Back to login" />
        </Link>
      </Aside>
    </AccountPage>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const intl = useIntl();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await requestReset(email.trim());
      onSent(email.trim());
    },
    onFailure: (error) => {
      showFailure(intl, error, formFailure);
      prepareBotToken();
    },
  });

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      <p>
        <FormattedMessage
          id="forgot.text"
          defaultMessage="Enter your account’s email and we will send you a link to choose a new password."
        />
      </p>
      <EmailField {...form.field('email')} autoComplete="username" />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="forgot.submit" defaultMessage="Send link" />
      </Button>
    </StackedForm>
  );
}

interface CheckMailProps {
  email: string;
  onOther: () => void;
}

/** A message that is the same for every address, so that it does not reveal whether there is an account. */
function CheckMail({ email, onOther }: CheckMailProps) {
  const intl = useIntl();
  const [isPending, sendAgain] = useSending(formFailure, async () => {
    await requestReset(email);
    const title = intl.formatMessage({ id: 'forgot.sentAgain', defaultMessage: 'Sent again' });
    void showToast({ type: 'success', title, seconds: 3 });
  });

  return (
    <>
      <Notice type="info">
        <p role="status">
          <FormattedMessage
            id="forgot.sent"
            defaultMessage="If there is an account for <strong>{address}</strong>, we emailed it a link to choose a new password. The link expires in 30 minutes."
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      <p>
        <FormattedMessage id="forgot.nothing" defaultMessage="No email after a few minutes? Check your spam folder." />
      </p>
      <Button variant="outline" isPending={isPending} onPress={sendAgain}>
        <FormattedMessage id="forgot.again" defaultMessage="Send it again" />
      </Button>
      <Button variant="quiet" onPress={onOther}>
        <FormattedMessage id="forgot.other" defaultMessage="Use another email" />
      </Button>
    </>
  );
}
