import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RevokeDialogMutation } from '../__generated__/RevokeDialogMutation.graphql.ts';
import { showFailure } from '../forms/showFailure.ts';
import { usePending } from '../forms/usePending.ts';
import { commit } from '../relay/commit.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { tokenMessages } from './tokenMessages.ts';

const mutation = graphql`
  mutation RevokeDialogMutation($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      accessToken {
        id
        revokedAt
      }
    }
  }
`;

interface RevokeDialogProps {
  id: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onRevoked: () => void;
}

/** Describes the effects before revoking. */
export function RevokeDialog({ id, name, isOpen, onClose, onRevoked }: RevokeDialogProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, revoke] = usePending(async () => {
    try {
      await commit<RevokeDialogMutation>(environment, { mutation, variables: { input: { id } } });
    } catch (error) {
      return showFailure(intl, error, { otherwise: tokenMessages.notRevoked });
    }
    onRevoked();
    void showToast({ type: 'success', title: intl.formatMessage(tokenMessages.revoked), seconds: 3 });
  });
  return (
    <Dialog
      isOpen={isOpen}
      isQuestion
      onClose={onClose}
      title={<FormattedMessage id="tokens.revokeNamed" values={{ name }} />}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <FormattedMessage {...tokenMessages.cancel} />
          </Button>
          <Button variant="danger" isPending={isPending} onPress={revoke}>
            <FormattedMessage {...tokenMessages.revoke} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="tokens.revokeText"
          defaultMessage="Any application that uses it loses access immediately. This cannot be undone: you would need a new token."
        />
      </p>
    </Dialog>
  );
}
