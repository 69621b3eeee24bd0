import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FilesPage_file$key } from '#web/__generated__/FilesPage_file.graphql.ts';
import type { FilesPage_query$key } from '#web/__generated__/FilesPage_query.graphql.ts';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import { AllProvidersLink, NoMatch } from '../list/NothingFound.tsx';
import { SearchedList } from '../list/SearchedList.tsx';
import { type ListOf, useList } from '../list/useList.ts';
import { Day } from '../Timestamp.tsx';
import css from './FilesPage.module.css';
import { fileList, filesQuery } from './filesLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.files',
    defaultMessage: 'Search files',
    description: 'Label of the field that filters the list of files',
  },
  hint: {
    id: 'bo.search.filesHint',
    defaultMessage: 'Provider or user',
    description: 'Hint in the field that filters the list of files: whose they are',
  },
  count: {
    id: 'bo.fileCount',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Above a list: how many there are on all its pages',
  },
});

/** Everything that was uploaded, to look at: what belongs to a provider is changed on its page. */
export function FilesPage() {
  const list = useList(fileList);
  const columns = useFileColumns();
  const reference = useLoaderData<PreloadedQuery<filesLoaderQuery>>();
  const title = usePageTitle();
  return (
    <SearchedList title={title} list={list} columns={columns} messages={listMessages} reference={reference}>
      <FileTable label={title} list={list} reference={reference} />
    </SearchedList>
  );
}

interface FileTableProps {
  label: string;
  list: ListOf<typeof fileList>;
  reference: PreloadedQuery<filesLoaderQuery>;
}

function FileTable({ label, list, reference }: FileTableProps) {
  const columns = useFileColumns();
  const { files } = useFragment<FilesPage_query$key>(
    graphql`
      fragment FilesPage_query on Query {
        files(first: $first, offset: $offset, orderBy: $orderBy, search: $search) {
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
      counted={listMessages.count}
      empty={<NoFiles list={list} />}
    >
      {files.edges.map(({ node }) => (
        <FileRow key={node.id} file={node} />
      ))}
    </ListRows>
  );
}

/** In place of the list of files. */
function NoFiles({ list }: { list: ListOf<typeof fileList> }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noFiles"
          defaultMessage="No files yet. Images arrive with registrations, and you can upload one on a provider’s page."
          description="In place of the list of files"
        />
      </p>
      <AllProvidersLink />
    </MessageCard>
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
          <img className={css.image} src={thumbnailUrl} alt="" width={32} height={32} loading="lazy" />
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
    { id: 'url', label: intl.formatMessage(columnMessages.url), width: 'wide', isName: true },
    { id: 'provider', label: intl.formatMessage(columnMessages.provider) },
    { id: 'user', label: intl.formatMessage(columnMessages.user), isSortable: true },
    { id: 'date', label: intl.formatMessage(columnMessages.date), width: 'short', isSortable: true },
  ];
}
