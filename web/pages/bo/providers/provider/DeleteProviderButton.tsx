import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DeleteProviderButtonMutation } from '../../../../__generated__/DeleteProviderButtonMutation.graphql.ts';
import { usePending } from '../../../../forms/usePending.ts';
import { commit } from '../../../../relay/commit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { showRefusal } from '../../showRefusal.ts';
import { changeQueue } from './changeQueue.ts';
import { providerMessages } from './providerMessages.ts';
import type { Origin } from './useOrigin.ts';

const mutation = graphql`
  mutation DeleteProviderButtonMutation($databaseId: Int!) {
    deleteProvider(databaseId: $databaseId) {
      deletedId
    }
  }
`;

interface DeleteProviderButtonProps {
  databaseId: number;
  isWaiting: boolean;
  origin: Origin;
  /** It is gone: nothing unsaved can keep anybody here. */
  onDeleted: () => void;
}

export function DeleteProviderButton({ databaseId, isWaiting, origin, onDeleted }: DeleteProviderButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [isAsking, setAsking] = useState(false);
  const [isPending, remove] = usePending(async () => {
    try {
      await commit<DeleteProviderButtonMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          if (data && isWaiting) changeQueue(store, -1, { list: origin.list, id: data.deleteProvider.deletedId });
        },
      });
    } catch (error) {
      return showRefusal(intl, error, providerMessages.deleteFailed);
    }
    onDeleted();
    setAsking(false);
    void showToast({ type: 'success', title: intl.formatMessage(providerMessages.deleted), seconds: 3 });
    await navigate(origin.list);
  });

  return (
    <>
      <Button variant="outline" onPress={() => setAsking(true)}>
        <Icon name="trash" />
        <FormattedMessage id="bo.delete" defaultMessage="Delete" description="Button: deletes what is on the page" />
      </Button>
      <Dialog
        isOpen={isAsking}
        isQuestion
        onClose={() => setAsking(false)}
        title={
          <FormattedMessage
            id="bo.delete.provider"
            defaultMessage="Delete provider"
            description="Title of the question whether to delete a provider"
          />
        }
        actions={
          <>
            <Button variant="outline" onPress={() => setAsking(false)}>
              <FormattedMessage id="bo.cancel" defaultMessage="Cancel" description="Button: nothing is done" />
            </Button>
            <Button isPending={isPending} onPress={remove}>
              <FormattedMessage
                id="bo.delete"
                defaultMessage="Delete"
                description="Button: deletes what is on the page"
              />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id="bo.delete.text"
            defaultMessage="Are you sure you want to delete this provider? This action cannot be undone."
            description="Question before a provider is deleted"
          />
        </p>
      </Dialog>
    </>
  );
}
