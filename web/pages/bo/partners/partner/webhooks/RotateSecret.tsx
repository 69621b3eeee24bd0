import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { RotateSecretMutation } from '#web/__generated__/RotateSecretMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
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

/** A dialog that replaces a secret, and states how long the old secret remains valid. */
export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isPending, rotate] = useSending({ otherwise: webhookMessages.notRotated }, async () => {
    const answer = await commit<RotateSecretMutation>(mutation, { input: { id } });
    setSecret(answer.rotateWebhookSecret.secret);
  });
  const close = () => {
    // The dialog stays open while saving, as it will show the new secret.
    if (!isPending) onClose();
  };
  return (
    <SecretDialog
      secret={secret}
      onClose={close}
      title={<FormattedMessage id="bo.webhooks.rotateTitle" defaultMessage="Create a new secret" />}
      actions={
        <Button variant="danger" isPending={isPending} onPress={rotate}>
          <FormattedMessage {...webhookMessages.rotate} />
        </Button>
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
