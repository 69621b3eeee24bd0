import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UndoImportMutation } from '#web/__generated__/UndoImportMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { importMessages } from './importMessages.ts';

const mutation = graphql`
  mutation UndoImportMutation($databaseId: Int!) {
    undoProviderImport(databaseId: $databaseId) {
      providerImport {
        id
        status
        isUndoable
      }
    }
  }
`;

/** Takes back what an import wrote, once that is confirmed. */
export function UndoImport({ databaseId }: { databaseId: number }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [isPending, undo] = usePending(async () => {
    try {
      await commit<UndoImportMutation>(environment, { mutation, variables: { databaseId } });
    } catch (error) {
      showRefusal(intl, error, importMessages.actFailed);
    }
    close();
    await revalidate();
  });
  const title = (
    <FormattedMessage
      id="bo.import.undo"
      defaultMessage="Undo the import"
      description="Button, and title of the question before: what an import wrote is taken back"
    />
  );
  return (
    <>
      <Button variant="outline" onPress={() => setAsking(true)}>
        {title}
      </Button>
      <Dialog
        isOpen={isAsking}
        isQuestion
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="outline" onPress={close}>
              <FormattedMessage id="bo.cancel" defaultMessage="Cancel" description="Button: nothing is done" />
            </Button>
            <Button isPending={isPending} onPress={undo}>
              {title}
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id="bo.import.undoText"
            defaultMessage="The providers that it created are deleted, and those that it changed are as they were before. A provider that somebody changed since stays as it is. This cannot be taken back; the file can be imported again."
            description="Question before an import is undone"
          />
        </p>
      </Dialog>
    </>
  );
}
