import { FormattedMessage, useIntl } from 'react-intl';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { requestReset } from './requestReset.ts';

interface CheckMailProps {
  email: string;
  onOther: () => void;
}

/** The same for everybody: it does not tell whether there is an account. */
export function CheckMail({ email, onOther }: CheckMailProps) {
  const intl = useIntl();
  const [isPending, sendAgain] = usePending(async () => {
    try {
      await requestReset(email);
      const title = intl.formatMessage({
        id: 'forgot.sentAgain',
        defaultMessage: 'Sent again',
        description: 'Message when another mail with the link is on its way',
      });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch (error) {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });

  return (
    <>
      <Notice type="info">
        <p role="status">
          <FormattedMessage
            id="forgot.sent"
            defaultMessage="If there is an account for <strong>{address}</strong>, a link to choose a new password is on its way. It is good for 30 minutes."
            description="After a link for a new password was asked for"
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      <p>
        <FormattedMessage
          id="forgot.nothing"
          defaultMessage="Nothing there after some minutes? Look among the unwanted mail too."
          description="Above the button that sends the mail again"
        />
      </p>
      <Button variant="outline" isPending={isPending} onPress={sendAgain}>
        <FormattedMessage id="forgot.again" defaultMessage="Send it again" description="Button: another mail" />
      </Button>
      <Button variant="quiet" onPress={onOther}>
        <FormattedMessage
          id="forgot.other"
          defaultMessage="Use another email"
          description="Button that brings the form back"
        />
      </Button>
    </>
  );
}
