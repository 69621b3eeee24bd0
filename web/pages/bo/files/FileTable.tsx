import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FileTable_query$key } from '#web/__generated__/FileTable_query.graphql.ts';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { AllProvidersLink } from '../list/AllProvidersLink.tsx';
import { ListRows } from '../list/ListRows.tsx';
import type { List } from '../list/useList.ts';
import { FileRow } from './FileRow.tsx';
import { type FileSort, pageSize } from './fileFields.ts';
import { listMessages } from './listMessages.ts';
import { useFileColumns } from './useFileColumns.ts';

interface FileTableProps {
  label: string;
  list: List<FileSort>;
  query: FileTable_query$key;
}

export function FileTable({ label, list, query }: FileTableProps) {
  const columns = useFileColumns();
  const { files } = useFragment(
    graphql`
      fragment FileTable_query on Query @argumentDefinitions(orderBy: { type: "FileOrder" }, offset: { type: "Int!" }) {
        files(first: 100, offset: $offset, orderBy: $orderBy) {
          totalCount
          edges {
            node {
              id
              ...FileRow_file
            }
          }
        }
      }
    `,
    query,
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
