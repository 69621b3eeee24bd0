import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { filesLoaderQuery } from '#web/__generated__/filesLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { type List, useList } from '../list/useList.ts';
import { FileTable } from './FileTable.tsx';
import { type FileSort, fileSorts, pageSize } from './fileFields.ts';
import { filesQuery } from './filesLoader.ts';
import { listMessages } from './listMessages.ts';
import { useFileColumns } from './useFileColumns.ts';

/** Everything that was uploaded, to look at: what belongs to a provider is changed on its page. */
export function FilesPage() {
  const intl = useIntl();
  const list = useList(fileSorts);
  const columns = useFileColumns();
  const reference = useLoaderData<PreloadedQuery<filesLoaderQuery>>();
  const title = intl.formatMessage(sidebarMessages.files);
  const rows = { label: title, list, columns, pageSize, counted: listMessages.count };
  return (
    <ListPage title={title}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<ListRows {...rows} totalCount={null} empty={null} />}
      >
        <Loaded label={title} list={list} reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

interface LoadedProps {
  label: string;
  list: List<FileSort>;
  reference: PreloadedQuery<filesLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <FileTable {...rows} query={usePreloadedQuery<filesLoaderQuery>(filesQuery, reference)} />;
}
