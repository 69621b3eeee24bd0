import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useList } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { PartnerRows } from './PartnerRows.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import { partnersQuery } from './partnersLoader.ts';

/** The companies whose programs use the API. */
export function PartnersPage() {
  const intl = useIntl();
  const list = useList<never>([]);
  const reference = useLoaderData<PreloadedQuery<partnersLoaderQuery>>();
  return (
    <ListPage title={intl.formatMessage(sidebarMessages.partners)}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<PartnerRows list={list} totalCount={null} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<partnersLoaderQuery> }) {
  return <PartnerTable query={usePreloadedQuery<partnersLoaderQuery>(partnersQuery, reference)} />;
}
