import { type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';
import { Done } from './Done.tsx';

interface MailedPressPageProps {
  title: MessageDescriptor;
  /** The text before the button, about its effect. */
  text: ReactNode;
  /** The label of the button. */
  label: ReactNode;
  /** The message after success. */
  done: ReactNode;
  /** Sends the request. `isAgreed` is true after the user has answered the server's question. */
  send: (token: string, isAgreed: boolean) => Promise<unknown>;
  /** A link to another page. */
  children: ReactNode;
}

/** The page of an action in a mail. It has a button, because mail scanners open every link. */
export function MailedPressPage({ title, children, ...press }: MailedPressPageProps) {
  return (
    <AccountPage title={useIntl().formatMessage(title)}>
      <MailedPress {...press} />
      {children}
    </AccountPage>
  );
}

function MailedPress({ text, label, done, send }: Omit<MailedPressPageProps, 'title' | 'children'>) {
  const intl = useIntl();
  // null if the address of the link has no token
  const token = useLoaderData<string | null>();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const [isPending, press] = usePending(async () => {
    try {
      await send(token ?? '', question !== null);
      setDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else if (error instanceof ApiError && error.field === 'isAgreed') setQuestion(error.message);
      else showFailure(intl, error, formFailure);
    }
  });
  if (isDone) return <Done>{done}</Done>;
  if (token && !refusal)
    return (
      <>
        {question === null ? (
          <p>{text}</p>
        ) : (
          <Notice type="warning">
            <p role="status">{question}</p>
          </Notice>
        )}
        <Button isPending={isPending} onPress={press}>
          {label}
        </Button>
      </>
    );
  return <LinkRefused reason={refusal} />;
}

/** A message that the link is invalid, for the server's reason or because its token is missing. */
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
