import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { unapprovedLoaderQuery } from '../../../../__generated__/unapprovedLoaderQuery.graphql.ts';
import { crumbMessages } from '../../../../layouts/backOffice/crumbMessages.ts';
import { ListPage } from '../../list/ListPage.tsx';
import { ListRows } from '../../list/ListRows.tsx';
import { ListSearch } from '../../list/ListSearch.tsx';
import { LoadedPart } from '../../list/LoadedPart.tsx';
import { type List, useList } from '../../list/useList.ts';
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
  const title = intl.formatMessage(crumbMessages.unapproved);
  const undo = useUndo();
  useShortcuts({
    o: () => document.querySelector<HTMLElement>('[role="row"] a')?.click(),
    u: () => void undo(),
  });
  const rows = { label: title, list };
  return (
    <ListPage
      title={title}
      search={
        <ListSearch
          label={intl.formatMessage(listMessages.search)}
          hint={intl.formatMessage(listMessages.hint)}
          value={list.state.search}
          onSearch={list.searchFor}
        />
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={
          <ListRows
            {...rows}
            columns={columns}
            totalCount={null}
            pageSize={pageSize}
            counted={listMessages.count}
            empty={null}
          />
        }
      >
        <Loaded {...rows} reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

interface LoadedProps {
  label: string;
  list: List<(typeof unapprovedFields)[number]>;
  reference: PreloadedQuery<unapprovedLoaderQuery>;
}

function Loaded({ reference, ...rows }: LoadedProps) {
  return <UnapprovedTable {...rows} query={usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference)} />;
}
