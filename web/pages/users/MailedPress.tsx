import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Done } from './Done.tsx';

interface MailedPressProps {
  /** Of the mailed link; null when its address lacked it. */
  token: string | null;
  /** Before the press: the effect of it. */
  text: ReactNode;
  /** Of the button. */
  label: ReactNode;
  /** After the press. */
  done: ReactNode;
  send: (token: string) => Promise<unknown>;
}

/** A mail's action, by a button and not by opening the link: scanners of mails open every link. */
export function MailedPress({ token, text, label, done, send }: MailedPressProps) {
  const intl = useIntl();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, press] = usePending(async () => {
    try {
      await send(token ?? '');
      setDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });
  if (isDone) return <Done>{done}</Done>;
  if (token && !refusal)
    return (
      <>
        <p>{text}</p>
        <Button isPending={isPending} onPress={press}>
          {label}
        </Button>
      </>
    );
  return <LinkRefused reason={refusal} />;
}

/** The link is invalid, for the server's reason or because its token is missing. */
export function LinkRefused({ reason }: { reason: string | null }) {
  return (
    <Notice type="warning">
      <p role="status">
        {reason ?? (
          <FormattedMessage
            id="mailedLink.incomplete"
            defaultMessage="This link is incomplete. Open it again from the email."
          />
        )}
      </p>
    </Notice>
  );
}
