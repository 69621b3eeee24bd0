import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportsPage_query$data, ImportsPage_query$key } from '#web/__generated__/ImportsPage_query.graphql.ts';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import type { ListColumn } from '#web/pages/bo/list/columns.ts';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { ListTable } from '#web/pages/bo/list/ListTable.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import css from './Import.module.css';
import { ImportStatus } from './ImportStatus.tsx';
import { importMessages } from './importMessages.ts';
import { importList, importsQuery } from './importsLoader.ts';

const messages = defineMessages({
  former: { id: 'bo.import.former', defaultMessage: 'Previous imports' },
  count: {
    id: 'bo.importCount',
    defaultMessage: '{count, plural, one {# previous import} other {# previous imports}}',
  },
});

const columns: ListColumn<ImportsPage_query$data['providerImports']['edges'][number]>[] = [
  {
    id: 'file',
    label: columnMessages.fileName,
    width: 'wide',
    isName: true,
    cell: ({ node }) => <RowLink href={paths.boImport(node.databaseId)}>{node.fileName}</RowLink>,
  },
  {
    id: 'status',
    label: columnMessages.status,
    card: 'first',
    cell: ({ node }) => <ImportStatus status={node.status} />,
  },
  {
    id: 'rows',
    label: columnMessages.rowCount,
    width: 'small',
    isNumber: true,
    cell: ({ node }, { intl }) => intl.formatNumber(node.rowCount),
  },
  { id: 'user', label: columnMessages.user, card: 'plain', cell: ({ node }) => node.user?.displayName },
  {
    id: 'date',
    label: columnMessages.date,
    width: 'names',
    card: 'first',
    cell: ({ node }) => <Timestamp value={node.createdAt} />,
  },
];

const steps = Object.values(
  defineMessages({
    upload: { id: 'bo.import.step.upload', defaultMessage: 'Upload a public registry file or your own table.' },
    map: {
      id: 'bo.import.step.map',
      defaultMessage: 'Map the columns: those we recognize are chosen already.',
    },
    check: { id: 'bo.import.step.check', defaultMessage: 'We check every row and propose how to correct it.' },
    confirm: { id: 'bo.import.step.confirm', defaultMessage: 'You confirm: nothing is saved before.' },
  }),
);

/** The upload of a file of providers, and the previous imports. */
export function ImportsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importsLoaderQuery>>();
  return (
    <ListPage title={usePageTitle()}>
      <div className={css.parts}>
        <Card>
          <div className={css.halves}>
            <Stack gap={4}>
              <ChooseFile />
              <div>
                <DownloadLink href="/api/providers/import/template.csv">
                  <FormattedMessage id="bo.import.template" defaultMessage="Download template" />
                </DownloadLink>
              </div>
            </Stack>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step.id}>
                  <FormattedMessage {...step} />
                </li>
              ))}
            </ol>
          </div>
        </Card>
        <LoadedPart
          reference={reference}
          failed={intl.formatMessage(importMessages.loadFailed)}
          skeleton={
            <Card>
              <div className={css.part} aria-busy="true">
                <Skeleton lines={4} />
              </div>
            </Card>
          }
        >
          <Loaded reference={reference} />
        </LoadedPart>
      </div>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<importsLoaderQuery> }) {
  return <FormerImports query={usePreloadedQuery<importsLoaderQuery>(importsQuery, reference)} />;
}

/** The last imports, newest first; nothing without imports. */
function FormerImports({ query }: { query: ImportsPage_query$key }) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment ImportsPage_query on Query {
        providerImports(first: $first) {
          edges {
            node {
              databaseId
              fileName
              status
              rowCount
              createdAt
              user {
                displayName
              }
            }
          }
        }
      }
    `,
    query,
  ).providerImports;
  const list = useList(importList);
  if (edges.length === 0) return null;
  return (
    <ListTable
      label={intl.formatMessage(messages.former)}
      list={list}
      columns={columns}
      page={{ totalCount: edges.length, edges }}
      counted={messages.count}
      empty={null}
    />
  );
}
