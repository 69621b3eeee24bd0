import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FilesPage_file$key } from '#web/__generated__/FilesPage_file.graphql.ts';
import type { FilesPage_query$key } from '#web/__generated__/FilesPage_query.graphql.ts';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { AllProvidersLink } from '../list/NothingFound.tsx';
import { type List, useList } from '../list/useList.ts';
import { Day } from '../Timestamp.tsx';
import css from './FilesPage.module.css';
import { type FileSort, fileSorts, filesQuery, pageSize } from './filesLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.fileCount',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Above a list: how many there are on all its pages',
  },
});

/** Everything that was uploaded, to look at: what belongs to a provider is changed on its page. */
export function FilesPage() {
  const intl = useIntl();
  const list = useList(fileSorts);
  const columns = useFileColumns();
  const reference = useLoaderData<PreloadedQuery<filesLoaderQuery>>();
  const title = usePageTitle();
  const rows = { label: title, list, columns, pageSize, counted: listMessages.count };
  return (
    <ListPage title={title}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<ListRows {...rows} totalCount={null} empty={null} />}
      >
        <FileTable label={title} list={list} reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

interface FileTableProps {
  label: string;
  list: List<FileSort>;
  reference: PreloadedQuery<filesLoaderQuery>;
}

function FileTable({ label, list, reference }: FileTableProps) {
  const columns = useFileColumns();
  const { files } = useFragment<FilesPage_query$key>(
    graphql`
      fragment FilesPage_query on Query @argumentDefinitions(orderBy: { type: "FileOrder" }, offset: { type: "Int!" }) {
        files(first: 100, offset: $offset, orderBy: $orderBy) {
          totalCount
          edges {
            node {
              id
              ...FilesPage_file
            }
          }
        }
      }
    `,
    usePreloadedQuery<filesLoaderQuery>(filesQuery, reference),
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={files.totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      empty={
        <MessageCard>
          <p>
            <FormattedMessage
              id="bo.noFiles"
              defaultMessage="Nothing has been uploaded yet. Images come with pre-registrations, and can be put to a provider on its page."
              description="In place of the list of files"
            />
          </p>
          <AllProvidersLink />
        </MessageCard>
      }
    >
      {files.edges.map(({ node }) => (
        <FileRow key={node.id} file={node} />
      ))}
    </ListRows>
  );
}

function FileRow({ file }: { file: FilesPage_file$key }) {
  const intl = useIntl();
  const { databaseId, url, thumbnailUrl, provider, user, createdAt } = useFragment(
    graphql`
      fragment FilesPage_file on File {
        databaseId
        url
        thumbnailUrl
        createdAt
        provider {
          databaseId
          businessName
        }
        user {
          databaseId
          displayName
        }
      }
    `,
    file,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.url)}>
        <span className={css.file}>
          <img className={css.image} src={thumbnailUrl} alt="" width={48} height={48} loading="lazy" />
          <Link href={url} target="_blank">
            {url}
          </Link>
        </span>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.provider)}>
        {provider && <Link href={paths.boProvider(provider.databaseId)}>{provider.businessName}</Link>}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.user)}>
        {user && <Link href={paths.boUser(user.databaseId)}>{user.displayName}</Link>}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.date)}>
        <Day value={createdAt} />
      </TableCell>
    </TableRow>
  );
}

function useFileColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'url', label: intl.formatMessage(columnMessages.url), width: 'wide' },
    { id: 'provider', label: intl.formatMessage(columnMessages.provider) },
    { id: 'user', label: intl.formatMessage(columnMessages.user), isSortable: true },
    { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'short', isSortable: true },
  ];
}
