import { defineMessages, FormattedMessage } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import { fold } from '#shared/fold.ts';
import type { PartnersPage_query$data, PartnersPage_query$key } from '#web/__generated__/PartnersPage_query.graphql.ts';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { readTokenState } from '#web/tokens/tokenState.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/useList.ts';
import { Day } from '../Timestamp.tsx';
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

const columns: ListColumn<{ node: PartnersPage_query$data['partners'][number] }>[] = [
  {
    id: 'partner',
    label: columnMessages.partner,
    width: 'wide',
    isName: true,
    cell: ({ node }) => <RowLink href={paths.boPartner(node.databaseId)}>{node.name}</RowLink>,
  },
  { id: 'contactEmail', label: columnMessages.contactEmail, width: 'wide', cell: ({ node }) => node.contactEmail },
  {
    id: 'tokensInUse',
    label: columnMessages.tokensInUse,
    isNumber: true,
    cell: ({ node }, { intl }) =>
      intl.formatNumber(node.tokens.filter((token) => readTokenState(token) === 'inUse').length),
  },
  {
    id: 'lastUse',
    label: columnMessages.lastUse,
    width: 'short',
    cell: ({ node }) => {
      const lastUse = node.tokens
        .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
        .sort()
        .at(-1);
      return lastUse && <Day value={lastUse} />;
    },
  },
];

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

/** All partners are here: those with all the words are shown. */
function usePartners(reference: PreloadedQuery<partnersLoaderQuery>, { search }: { search: string }) {
  const { partners } = useFragment<PartnersPage_query$key>(
    graphql`
      fragment PartnersPage_query on Query {
        partners {
          databaseId
          name
          contactEmail
          tokens {
            lastUsedAt
            ...tokenState_token
          }
        }
      }
    `,
    usePreloadedQuery<partnersLoaderQuery>(partnersQuery, reference),
  );
  const words = fold(search).split(' ');
  const found = partners.filter(({ name, contactEmail }) => {
    const text = fold(`${name} ${contactEmail}`);
    return words.every((word) => text.includes(word));
  });
  return { totalCount: found.length, edges: found.map((node) => ({ node })) };
}
