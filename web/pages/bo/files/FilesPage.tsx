import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FilesPage_query$data, FilesPage_query$key } from '#web/__generated__/FilesPage_query.graphql.ts';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { AllProvidersLink } from '../list/NothingFound.tsx';
import { useList } from '../list/useList.ts';
import { Ago } from '../Timestamp.tsx';
import css from './FilesPage.module.css';
import { fileList, filesQuery } from './filesLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.services' },
  search: { id: 'bo.search.files', defaultMessage: 'Search files' },
  hint: { id: 'bo.search.filesHint', defaultMessage: 'Provider or user' },
  count: { id: 'bo.fileCount', defaultMessage: '{count, plural, one {# file} other {# files}}' },
  none: {
    id: 'bo.noFiles',
    defaultMessage: 'No files yet. Images arrive with registrations, and you can upload one on a provider’s page.',
  },
});

const columns: ListColumn<FilesPage_query$data['files']['edges'][number]>[] = [
  {
    id: 'id',
    label: columnMessages.id,
    width: 'small',
    isNumber: true,
    card: 'none',
    cell: ({ node }) => node.databaseId,
  },
  {
    id: 'provider',
    label: columnMessages.provider,
    isName: true,
    cell: ({ node: { provider, thumbnailUrl } }) => (
      <span className={css.file}>
        <img className={css.image} src={thumbnailUrl} alt="" width={32} height={32} loading="lazy" />
        {provider ? <Link href={paths.boProvider(provider.databaseId)}>{provider.businessName}</Link> : '—'}
      </span>
    ),
  },
  {
    id: 'url',
    label: columnMessages.url,
    width: 'wide',
    card: 'plain',
    cell: ({ node: { url } }) => (
      <span className={css.path}>
        <Link href={url} target="_blank">
          {url}
        </Link>
      </span>
    ),
  },
  {
    id: 'user',
    label: columnMessages.user,
    cell: ({ node: { user } }) => user && <Link href={paths.boUser(user.databaseId)}>{user.displayName}</Link>,
  },
  {
    id: 'date',
    label: columnMessages.date,
    width: 'text',
    card: 'first',
    cell: ({ node }) => <Ago value={node.createdAt} />,
  },
];

/** All uploaded files, read-only: a provider's files are changed on the page of the provider. */
export function FilesPage() {
  return (
    <ListScreen
      list={useList(fileList)}
      columns={columns}
      messages={messages}
      reference={useLoaderData<PreloadedQuery<filesLoaderQuery>>()}
      useRows={useFiles}
      links={<AllProvidersLink />}
    />
  );
}

function useFiles(reference: PreloadedQuery<filesLoaderQuery>) {
  const { files } = useFragment<FilesPage_query$key>(
    graphql`
      fragment FilesPage_query on Query {
        files(first: $first, offset: $offset, orderBy: $orderBy, search: $search) {
          totalCount
          edges {
            node {
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
          }
        }
      }
    `,
    usePreloadedQuery<filesLoaderQuery>(filesQuery, reference),
  );
  const { totalCount, edges } = files;
  return { totalCount, edges };
}
