import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportActions_import$key } from '#web/__generated__/ImportActions_import.graphql.ts';
import type { ImportActionsMutation } from '#web/__generated__/ImportActionsMutation.graphql.ts';
import type { ImportActionsUndoMutation } from '#web/__generated__/ImportActionsUndoMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { CommitForm } from './CommitForm.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';

const undoMutation = graphql`
  mutation ImportActionsUndoMutation($input: UndoProviderImportInput!) {
    undoProviderImport(input: $input) {
      providerImport {
        id
        status
        isUndoable
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation ImportActionsMutation($input: CancelProviderImportInput!) {
    cancelProviderImport(input: $input) {
      providerImport {
        id
        status
      }
    }
  }
`;

interface ImportActionsProps {
  providerImport: ImportActions_import$key;
  /** The file is to be read in another way first. */
  hasChanges: boolean;
}

/** The actions for an imported file. */
export function ImportActions({ providerImport, hasChanges }: ImportActionsProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const data = useFragment(
    graphql`
      fragment ImportActions_import on ProviderImport {
        id
        databaseId
        status
        isUndoable
        ...CommitForm_import
      }
    `,
    providerImport,
  );
  const { id, databaseId, status, isUndoable } = data;
  const [isPending, cancel] = usePending(async () => {
    try {
      await commit<ImportActionsMutation>(environment, { mutation: cancelMutation, variables: { input: { id } } });
    } catch (error) {
      showError(intl, error, importMessages.actFailed);
    }
    await revalidate();
  });
  const others = (
    <>
      {/^(CHECKING|CHECKED|IMPORTING)$/.test(status) && (
        <Button variant="outline" isPending={isPending} onPress={cancel}>
          <FormattedMessage id="bo.import.cancel" defaultMessage="Cancel the import" />
        </Button>
      )}
      {isUndoable && <UndoImport id={id} />}
      <DownloadLink href={`/api/providers/import/${databaseId}/report.csv`}>
        <FormattedMessage id="bo.import.report" defaultMessage="Download report" />
      </DownloadLink>
    </>
  );
  if (!/^(CHECKING|CHECKED|FAILED)$/.test(status)) return <div className={css.actions}>{others}</div>;
  return (
    <CommitForm providerImport={data} hasChanges={hasChanges}>
      {others}
    </CommitForm>
  );
}

/** Undoes an import, once that is confirmed. */
function UndoImport({ id }: { id: string }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const [isPending, undo] = usePending(async () => {
    try {
      await commit<ImportActionsUndoMutation>(environment, { mutation: undoMutation, variables: { input: { id } } });
    } catch (error) {
      showError(intl, error, importMessages.actFailed);
    }
    close();
    await revalidate();
  });
  const title = <FormattedMessage id="bo.import.undo" defaultMessage="Undo import" />;
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
              <FormattedMessage id="page.cancel" />
            </Button>
            <Button variant="danger" isPending={isPending} onPress={undo}>
              {title}
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id="bo.import.undoText"
            defaultMessage="New providers are deleted and changed ones are restored. Providers that someone edited after the import stay as they are. You cannot reverse this, but you can import the file again."
          />
        </p>
      </Dialog>
    </>
  );
}
