import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { unapprovedLoaderQuery } from '#web/__generated__/unapprovedLoaderQuery.graphql.ts';
import { crumbMessages } from '#web/layouts/backOffice/crumbMessages.ts';
import { SearchedList } from '#web/pages/bo/list/SearchedList.tsx';
import { type List, useList } from '#web/pages/bo/list/useList.ts';
import { type Selection, useSelection } from '#web/pages/bo/list/useSelection.ts';
import type { Chosen } from '../bulk/chosen.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { listMessages } from '../listMessages.ts';
import { useShortcuts } from '../provider/moderation/useShortcuts.ts';
import { useUndo } from '../provider/moderation/useUndo.ts';
import { pageSize, unapprovedFields } from '../providerFields.ts';
import { useProviderColumns } from '../useProviderColumns.ts';
import { UnapprovedTable } from './UnapprovedTable.tsx';
import { unapprovedQuery } from './unapprovedLoader.ts';

export function UnapprovedPage() {
  const intl = useIntl();
  const list = useList(unapprovedFields);
  const columns = useProviderColumns(unapprovedFields);
  const reference = useLoaderData<PreloadedQuery<unapprovedLoaderQuery>>();
  const selection = useSelection<Chosen>();
  const title = intl.formatMessage(crumbMessages.unapproved);
  const undo = useUndo();
  useShortcuts({
    o: () => document.querySelector<HTMLElement>('[role="row"] a')?.click(),
    u: () => void undo(),
  });
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      pageSize={pageSize}
      messages={listMessages}
      reference={reference}
      selectionBar={<SelectionBar selection={selection} listUrl={list.url} />}
    >
      <Loaded label={title} list={list} selection={selection} reference={reference} />
    </SearchedList>
  );
}

interface LoadedProps {
  label: string;
  list: List<(typeof unapprovedFields)[number]>;
  selection: Selection<Chosen>;
  reference: PreloadedQuery<unapprovedLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <UnapprovedTable {...rows} query={usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference)} />;
}
