import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RotateSecretMutation } from '#web/__generated__/RotateSecretMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { webhookMessages } from './webhookMessages.ts';

const mutation = graphql`
  mutation RotateSecretMutation($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      secret
    }
  }
`;

/** States how long the old secret remains valid before it is replaced. */
export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [secret, setSecret] = useState<string | null>(null);
  const [isPending, rotate] = usePending(async () => {
    try {
      const answer = await commit<RotateSecretMutation>(environment, { mutation, variables: { input: { id } } });
      setSecret(answer.rotateWebhookSecret.secret);
    } catch (error) {
      showFailure(intl, error, { otherwise: webhookMessages.notRotated });
    }
  });
  const close = () => {
    // The new secret must be visible.
    if (!isPending) onClose();
  };
  return (
    <SecretDialog
      secret={secret}
      onClose={close}
      title={<FormattedMessage id="bo.webhooks.rotateTitle" defaultMessage="Create a new secret" />}
      actions={
        <>
          <Button variant="outline" onPress={close}>
            <FormattedMessage {...webhookMessages.cancel} />
          </Button>
          <Button variant="danger" isPending={isPending} onPress={rotate}>
            <FormattedMessage {...webhookMessages.rotate} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="bo.webhooks.rotateText"
          defaultMessage="For 24 hours we also sign with the old secret, so that the partner can switch. After that only the new one is valid."
        />
      </p>
    </SecretDialog>
  );
}
