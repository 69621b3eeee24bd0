import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { useSending } from '#web/forms/useSending.ts';
import type { RevokeDialogMutation } from '../__generated__/RevokeDialogMutation.graphql.ts';
import { commit } from '../relay/commit.ts';
import { Button } from '../ui/Button.tsx';
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

/** A dialog that describes the effects of revoking a token before it does so. */
export function RevokeDialog({ id, name, isOpen, onClose, onRevoked }: RevokeDialogProps) {
  const intl = useIntl();
  const [isPending, revoke] = useSending({ otherwise: tokenMessages.notRevoked }, async () => {
    await commit<RevokeDialogMutation>(mutation, { input: { id } });
    onRevoked();
    void showToast({ type: 'success', title: intl.formatMessage(tokenMessages.revoked), seconds: 3 });
  });
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="tokens.revokeNamed" values={{ name }} />}
      actions={
        <Button variant="danger" isPending={isPending} onPress={revoke}>
          <FormattedMessage {...tokenMessages.revoke} />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="tokens.revokeText"
          defaultMessage="Any application that uses it loses access immediately. This cannot be undone: you would need a new token."
        />
      </p>
    </QuestionDialog>
  );
}
