import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportActions_import$key } from '#web/__generated__/ImportActions_import.graphql.ts';
import type { ImportActionsMutation } from '#web/__generated__/ImportActionsMutation.graphql.ts';
import type { ImportActionsUndoMutation } from '#web/__generated__/ImportActionsUndoMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
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
  /** Whether the mapping has unsent changes. */
  hasChanges: boolean;
}

/** The actions for an imported file. */
export function ImportActions({ providerImport, hasChanges }: ImportActionsProps) {
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
  const [isPending, cancel] = useSending({ otherwise: importMessages.actFailed }, () =>
    commit<ImportActionsMutation>(cancelMutation, { input: { id } }).finally(() => void revalidate()),
  );
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

/** Undoes an import, after a confirmation. */
function UndoImport({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const title = <FormattedMessage id="bo.import.undo" defaultMessage="Undo import" />;
  return (
    <ConfirmButton
      label={title}
      isDangerous
      question={title}
      text={
        <FormattedMessage
          id="bo.import.undoText"
          defaultMessage="New providers are deleted and changed ones are restored. Providers that someone edited after the import stay as they are. You cannot reverse this, but you can import the file again."
        />
      }
      failed={{ otherwise: importMessages.actFailed }}
      onConfirm={() =>
        commit<ImportActionsUndoMutation>(undoMutation, { input: { id } }).finally(() => void revalidate())
      }
    />
  );
}
