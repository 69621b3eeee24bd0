import { defineMessages, FormattedMessage } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { PartnersPage_query$data, PartnersPage_query$key } from '#web/__generated__/PartnersPage_query.graphql.ts';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/useList.ts';
import { Ago } from '../Timestamp.tsx';
import { partnerList, partnersQuery } from './partnersLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.partners', defaultMessage: 'Failed to load partners' },
  search: { id: 'bo.search.partners', defaultMessage: 'Search partners' },
  hint: { id: 'bo.personHint' },
  count: { id: 'bo.partnerCount', defaultMessage: '{count, plural, one {# partner} other {# partners}}' },
  none: {
    id: 'bo.noPartnersYet',
    defaultMessage:
      'No partners yet. A partner is a company whose systems use our API to search the directory, read providers or submit new ones. Create the first one, then give it an access token.',
  },
});

const columns: ListColumn<PartnersPage_query$data['partners']['edges'][number]>[] = [
  {
    id: 'partner',
    label: columnMessages.partner,
    width: 'wide',
    isName: true,
    cell: ({ node }) => <RowLink href={paths.boPartner(node.databaseId)}>{node.name}</RowLink>,
  },
  {
    id: 'contactEmail',
    label: columnMessages.contactEmail,
    card: 'plain',
    cell: ({ node }) => node.contactEmail,
  },
  {
    id: 'status',
    label: columnMessages.status,
    width: 'code',
    card: 'first',
    cell: ({ node }) => <PartnerState tokenCount={node.validTokenCount} />,
  },
  {
    id: 'tokensInUse',
    label: columnMessages.tokensInUse,
    width: 'code',
    isNumber: true,
    card: 'none',
    cell: ({ node }, { intl }) => intl.formatNumber(node.validTokenCount),
  },
  {
    id: 'lastUse',
    label: columnMessages.lastUse,
    width: 'names',
    isNumber: true,
    card: 'end',
    cell: ({ node }) => node.lastUsedAt && <Ago value={node.lastUsedAt} />,
  },
];

/** Whether a program of the partner can use the API now. */
function PartnerState({ tokenCount }: { tokenCount: number }) {
  return (
    <Chip tone={tokenCount > 0 ? 'success' : 'plain'}>
      <FormattedMessage
        id="bo.partner.state"
        defaultMessage="{state, select, active {Active} other {No token}}"
        description="Partner"
        values={{ state: tokenCount > 0 ? 'active' : 'none' }}
      />
    </Chip>
  );
}

/** The companies whose programs use the API. */
export function PartnersPage() {
  return (
    <ListScreen
      list={useList(partnerList)}
      columns={columns}
      messages={messages}
      reference={useLoaderData<PreloadedQuery<partnersLoaderQuery>>()}
      useRows={usePartners}
      links={
        <LinkButton variant="outline" href={paths.boNewPartner()}>
          <FormattedMessage id="bo.enterPartner" defaultMessage="Create a partner" />
        </LinkButton>
      }
    />
  );
}

function usePartners(reference: PreloadedQuery<partnersLoaderQuery>) {
  const { partners } = useFragment<PartnersPage_query$key>(
    graphql`
      fragment PartnersPage_query on Query {
        partners(first: $first, offset: $offset, search: $search) {
          totalCount
          edges {
            node {
              databaseId
              name
              contactEmail
              validTokenCount
              lastUsedAt
            }
          }
        }
      }
    `,
    usePreloadedQuery<partnersLoaderQuery>(partnersQuery, reference),
  );
  const { totalCount, edges } = partners;
  return { totalCount, edges };
}
