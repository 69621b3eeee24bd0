import { FormattedMessage, useIntl } from 'react-intl';
import type { ResendConfirmationMutation } from '../../__generated__/ResendConfirmationMutation.graphql.ts';
import { formMessages } from '../../forms/formMessages.ts';
import { showFailure } from '../../forms/showFailure.ts';
import { usePending } from '../../forms/usePending.ts';
import { ask } from '../../relay/ask.ts';
import { graphql } from '../../relay/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';

const mutation = graphql`
  mutation ResendConfirmationMutation {
    requestEmailVerification {
      done
    }
  }
`;

/** Sends another mail with the link that confirms the e-mail. */
export function ResendConfirmation() {
  const intl = useIntl();
  const [isPending, send] = usePending(async () => {
    try {
      await ask<ResendConfirmationMutation>(mutation, {});
      const title = intl.formatMessage({
        id: 'verify.sent',
        defaultMessage: 'Confirmation sent. Check your email.',
        description: 'Message when a mail to confirm the address is on its way',
      });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch (error) {
      showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent });
    }
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={send}>
      <FormattedMessage
        id="verify.again"
        defaultMessage="Send the confirmation again"
        description="Button: another mail to confirm the address"
      />
    </Button>
  );
}
