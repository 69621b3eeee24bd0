import { FormattedMessage, useIntl } from 'react-intl';
import type { ResendConfirmationMutation } from '#web/__generated__/ResendConfirmationMutation.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';

const mutation = graphql`
  mutation ResendConfirmationMutation {
    requestEmailVerification {
      __typename
    }
  }
`;

const requestForAccount = () => ask<ResendConfirmationMutation>(mutation, {});

interface ResendConfirmationProps {
  /** Requests the mail, by default for the address of the account. */
  request?: () => Promise<unknown>;
}

/** A button that sends another mail with the link that confirms the e-mail. */
export function ResendConfirmation({ request = requestForAccount }: ResendConfirmationProps) {
  const intl = useIntl();
  const [isPending, send] = useSending(formFailure, async () => {
    await request();
    const title = intl.formatMessage({ id: 'verify.sent', defaultMessage: 'Confirmation sent. Check your email.' });
    void showToast({ type: 'success', title, seconds: 3 });
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={send}>
      <FormattedMessage id="verify.again" defaultMessage="Resend the confirmation" />
    </Button>
  );
}
