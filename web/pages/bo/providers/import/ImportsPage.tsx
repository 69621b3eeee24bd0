import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ImportsPage_query$key } from '#web/__generated__/ImportsPage_query.graphql.ts';
import type { importsLoaderQuery } from '#web/__generated__/importsLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { ListPage } from '#web/pages/bo/list/ListPage.tsx';
import { ListRows } from '#web/pages/bo/list/ListRows.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import css from './Import.module.css';
import { ImportStatus } from './ImportStatus.tsx';
import { importMessages } from './importMessages.ts';
import { importList, importsQuery } from './importsLoader.ts';

const messages = defineMessages({
  former: { id: 'bo.import.former', defaultMessage: 'Previous imports', description: 'Heading of a list' },
  count: {
    id: 'bo.importCount',
    defaultMessage: '{count, plural, one {# previous import} other {# previous imports}}',
    description: 'Above a list: how many are shown',
  },
});

/** Where a file of providers is brought in, and what came of those before. */
export function ImportsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<importsLoaderQuery>>();
  return (
    <ListPage title={usePageTitle()}>
      <div className={css.parts}>
        <Card>
          <div className={css.part}>
            <p>
              <FormattedMessage
                id="bo.import.text"
                defaultMessage="Upload a public registry file or your own table. We map the columns we recognize and you choose the rest. Every row is checked first, and nothing is saved until you confirm."
                description="On the page that imports providers"
              />
            </p>
            <ChooseFile />
            <div>
              <DownloadLink href="/api/providers/import/template.csv">
                <FormattedMessage
                  id="bo.import.template"
                  defaultMessage="Download template"
                  description="Link: an empty table with the columns that an import reads"
                />
              </DownloadLink>
            </div>
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

/** The last imports, newest first; nothing before the first. */
function FormerImports({ query }: { query: ImportsPage_query$key }) {
  const intl = useIntl();
  const list = useList(importList);
  const { providerImports } = useFragment(
    graphql`
      fragment ImportsPage_query on Query {
        providerImports(first: $first) {
          edges {
            node {
              id
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
  );
  return (
    <ListRows
      label={intl.formatMessage(messages.former)}
      list={list}
      columns={[
        { id: 'file', label: intl.formatMessage(columnMessages.fileName), width: 'wide', isName: true },
        { id: 'status', label: intl.formatMessage(columnMessages.status) },
        { id: 'rows', label: intl.formatMessage(columnMessages.rowCount), width: 'small', isNumber: true },
        { id: 'user', label: intl.formatMessage(columnMessages.user) },
        { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'datetime' },
      ]}
      totalCount={providerImports.edges.length}
      counted={messages.count}
      empty={null}
    >
      {providerImports.edges.map(({ node }) => (
        <TableRow key={node.id}>
          <TableCell label={intl.formatMessage(columnMessages.fileName)}>
            <RowLink href={paths.boImport(node.databaseId)}>{node.fileName}</RowLink>
          </TableCell>
          <TableCell label={intl.formatMessage(columnMessages.status)}>
            <ImportStatus status={node.status} />
          </TableCell>
          <TableCell label={intl.formatMessage(columnMessages.rowCount)} isNumber>
            {intl.formatNumber(node.rowCount)}
          </TableCell>
          <TableCell label={intl.formatMessage(columnMessages.user)}>{node.user?.displayName}</TableCell>
          <TableCell label={intl.formatMessage(columnMessages.date)}>
            <Timestamp value={node.createdAt} />
          </TableCell>
        </TableRow>
      ))}
    </ListRows>
  );
}
