import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { type GraphQLTaggedNode, graphql } from 'relay-runtime';
import type { ImportActions_import$key } from '#web/__generated__/ImportActions_import.graphql.ts';
import type { ImportActionsCancelMutation } from '#web/__generated__/ImportActionsCancelMutation.graphql.ts';
import type { ImportActionsCommitMutation } from '#web/__generated__/ImportActionsCommitMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';

const commitMutation = graphql`
  mutation ImportActionsCommitMutation($databaseId: Int!) {
    commitProviderImport(databaseId: $databaseId) {
      providerImport {
        id
        status
        ...ImportProgress_import
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation ImportActionsCancelMutation($databaseId: Int!) {
    cancelProviderImport(databaseId: $databaseId) {
      providerImport {
        id
        status
      }
    }
  }
`;

/** What can be done about a file that was sent. */
export function ImportActions({ providerImport }: { providerImport: ImportActions_import$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { databaseId, status, createdCount, updatedCount } = useFragment(
    graphql`
      fragment ImportActions_import on ProviderImport {
        databaseId
        status
        createdCount
        updatedCount
      }
    `,
    providerImport,
  );
  const [isPending, act] = usePending(async (mutation: GraphQLTaggedNode) => {
    try {
      await commit<ImportActionsCommitMutation | ImportActionsCancelMutation>(environment, {
        mutation,
        variables: { databaseId },
      });
    } catch (error) {
      showRefusal(intl, error, importMessages.actFailed);
    }
    await revalidate();
  });
  const count = createdCount + updatedCount;
  const isEnded = status === 'DONE' || status === 'CANCELLED';
  return (
    <div className={css.actions}>
      {((status === 'CHECKED' && count > 0) || status === 'FAILED') && (
        <Button isPending={isPending} onPress={() => act(commitMutation)}>
          <FormattedMessage
            id="bo.import.commit"
            defaultMessage="{count, plural, one {Import # row} other {Import # rows}}"
            description="Button: what was checked is written"
            values={{ count }}
          />
        </Button>
      )}
      {!isEnded && (
        <Button variant="outline" isPending={isPending} onPress={() => act(cancelMutation)}>
          <FormattedMessage
            id="bo.import.cancel"
            defaultMessage="Cancel the import"
            description="Button: nothing more of a file is written"
          />
        </Button>
      )}
      <DownloadLink href={`/api/providers/import/${databaseId}/report.csv`}>
        <FormattedMessage
          id="bo.import.report"
          defaultMessage="Download the report"
          description="Link: a CSV file that says what became of each row"
        />
      </DownloadLink>
    </div>
  );
}
