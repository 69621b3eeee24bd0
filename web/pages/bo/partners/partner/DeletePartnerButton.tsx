import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DeletePartnerButtonMutation } from '#web/__generated__/DeletePartnerButtonMutation.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { partnerMessages } from './partnerMessages.ts';

const mutation = graphql`
  mutation DeletePartnerButtonMutation($databaseId: Int!) {
    deletePartner(databaseId: $databaseId) {
      deletedId
    }
  }
`;

interface DeletePartnerButtonProps {
  databaseId: number;
  /** It is gone: nothing unsaved can keep anybody here. */
  onDeleted: () => void;
}

export function DeletePartnerButton({ databaseId, onDeleted }: DeletePartnerButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const remove = async () => {
    try {
      await commit<DeletePartnerButtonMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          const root = store.getRoot();
          const left = root
            .getLinkedRecords('partners')
            ?.filter((partner) => partner?.getDataID() !== data?.deletePartner.deletedId);
          if (left) root.setLinkedRecords(left, 'partners');
        },
      });
    } catch (error) {
      showRefusal(intl, error, partnerMessages.deleteFailed);
      return false;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(partnerMessages.deleted), seconds: 3 });
    void navigate(paths.boPartners());
    return true;
  };

  return (
    <DeleteButton
      onDelete={remove}
      title={
        <FormattedMessage
          id="bo.delete.partner"
          defaultMessage="Delete partner"
          description="Title of the question whether to delete a partner"
        />
      }
      question={
        <FormattedMessage
          id="bo.delete.partnerText"
          defaultMessage="Are you sure you want to delete this partner? All its access tokens and webhooks end at once, and its programs are refused. This action cannot be undone. The providers that it sent in stay."
          description="Question before a partner is deleted"
        />
      }
    />
  );
}
