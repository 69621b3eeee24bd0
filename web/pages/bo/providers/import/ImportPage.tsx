import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  fetchQuery,
  type PreloadedQuery,
  useFragment,
  usePreloadedQuery,
  useRelayEnvironment,
} from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportPage_import$key } from '#web/__generated__/ImportPage_import.graphql.ts';
import type { ImportPageQuery } from '#web/__generated__/ImportPageQuery.graphql.ts';
import type { importLoaderQuery } from '#web/__generated__/importLoaderQuery.graphql.ts';
import { routeMessages } from '#web/layouts/backOffice/routeMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { LeaveDialog, useLeaveGuard } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { useColumns } from '#web/pages/bo/list/columns.ts';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { FilePart } from './FilePart.tsx';
import css from './Import.module.css';
import { ImportActions } from './ImportActions.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportStatus } from './ImportStatus.tsx';
import { importQuery, isGoingOn } from './importLoader.ts';
import { importMessages } from './importMessages.ts';
import { ColumnsPart } from './mapping/ColumnsPart.tsx';
import { MappingBar } from './mapping/MappingBar.tsx';
import { ServiceTextsPart } from './mapping/ServiceTextsPart.tsx';
import { useMapping } from './mapping/useMapping.ts';
import { ImportRows, importColumns } from './rows/ImportRows.tsx';

const milliseconds = 1000;

const query = graphql`
  query ImportPageQuery($id: ID!) {
    providerImport(id: $id) {
      status
      # The answer goes to the store, from where these parts of the page read it.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ImportProgress_import
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ImportCounts_import
    }
  }
`;

/** An imported file: its progress, and the verdict on each of its rows. */
export function ImportPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importLoaderQuery>>();
  return (
    <LoadedPart
      reference={reference}
      failed={intl.formatMessage(importMessages.loadFailed)}
      skeleton={<ImportSkeleton />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<importLoaderQuery> }) {
  const intl = useIntl();
  const { providerImport } = usePreloadedQuery<importLoaderQuery>(importQuery, reference);
  if (providerImport) return <ImportReport providerImport={providerImport} />;
  return (
    <ItemMissing
      title={intl.formatMessage({ id: 'import.notFound' })}
      text={intl.formatMessage({
        id: 'bo.import.missingText',
        defaultMessage: 'No import has this number. Imports are kept for 90 days.',
      })}
      list={paths.boImports()}
    />
  );
}

/** The placeholder of the page. */
function ImportSkeleton() {
  const intl = useIntl();
  return (
    <div className={css.skeleton}>
      <div className={css.name}>
        <Skeleton lines={1} />
      </div>
      <div className={css.filter}>
        <Skeleton lines={2} />
      </div>
      <Table
        aria-label={intl.formatMessage(routeMessages.importProviders)}
        columns={useColumns(importColumns(false))}
        rows={undefined}
        keyOf={({ node }) => node.databaseId}
      />
    </div>
  );
}

function ImportReport({ providerImport }: { providerImport: ImportPage_import$key }) {
  const data = useFragment(
    graphql`
      fragment ImportPage_import on ProviderImport {
        databaseId
        fileName
        status
        isUndoable
        approvalReason
        warnings
        ...ImportCounts_import
        ...useMapping_import
        ...ImportProgress_import
        ...ImportActions_import
        ...FilePart_import
        ...ColumnsPart_import
        ...ServiceTextsPart_import
        ...ImportRows_import
      }
    `,
    providerImport,
  );
  const { databaseId, fileName, status, isUndoable, approvalReason, warnings } = data;
  useFollow(databaseId, status);
  const mapping = useMapping(data);
  // No provider was written yet.
  const isOpen = /^CHECK(ING|ED)$/.test(status) || (status === 'FAILED' && !isUndoable);
  const hasChanges = isOpen && mapping.changeCount > 0;
  const { blocker } = useLeaveGuard(hasChanges);
  return (
    <ListPage title={fileName}>
      <div className={css.parts}>
        <Card>
          <div className={css.part}>
            <p role="status">
              <ImportStatus status={status} />
            </p>
            <ImportCounts providerImport={data} />
            {approvalReason !== null && (
              <p className={css.soft}>
                <FormattedMessage id="bo.import.approves" defaultMessage="New providers are approved immediately." />
              </p>
            )}
            <ImportProgress providerImport={data} />
            <ImportActions providerImport={data} hasChanges={hasChanges} />
          </div>
        </Card>
        {warnings.length > 0 && (
          <Notice type="warning">
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isOpen && (
          <>
            <FilePart providerImport={data} />
            <ColumnsPart providerImport={data} mapping={mapping} />
            <ServiceTextsPart providerImport={data} mapping={mapping} />
          </>
        )}
        <ImportRows providerImport={data} isOpen={isOpen} />
        {isOpen && <MappingBar providerImport={data} mapping={mapping} isChecking={status === 'CHECKING'} />}
        <LeaveDialog blocker={blocker} />
      </div>
    </ListPage>
  );
}

/** Polls the progress of an import, one request at a time, and reloads the page when the job ends. */
function useFollow(databaseId: number, status: string): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const isFollowed = isGoingOn(status);
  useEffect(() => {
    if (!isFollowed) return;
    let isLoading = false;
    const follow = async () => {
      // No requests while the page is hidden.
      if (isLoading || document.hidden) return;
      isLoading = true;
      try {
        const options = { fetchPolicy: 'network-only' } as const;
        const data = await fetchQuery<ImportPageQuery>(
          environment,
          query,
          { id: String(databaseId) },
          options,
        ).toPromise();
        if (!isGoingOn(data?.providerImport?.status ?? '')) await revalidate();
      } catch {
        // After a failure, the next request follows a second later.
      } finally {
        isLoading = false;
      }
    };
    const timer = setInterval(() => void follow(), milliseconds);
    return () => clearInterval(timer);
  }, [databaseId, isFollowed, environment, revalidate]);
}
