import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import { fold } from '#shared/fold.ts';
import type { PartnersPage_partner$key } from '#web/__generated__/PartnersPage_partner.graphql.ts';
import type { PartnersPage_query$key } from '#web/__generated__/PartnersPage_query.graphql.ts';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { paths } from '#web/paths.ts';
import { readTokenState } from '#web/tokens/tokenState.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import { NoMatch } from '../list/NothingFound.tsx';
import { SearchedList } from '../list/SearchedList.tsx';
import { type List, useList } from '../list/useList.ts';
import { Day } from '../Timestamp.tsx';
import { partnerList, partnersQuery } from './partnersLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.partners',
    defaultMessage: 'Failed to load partners',
    description: 'When the list of partners could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.partners',
    defaultMessage: 'Search partners',
    description: 'Label of the field that filters the list of partners',
  },
  hint: {
    id: 'bo.search.partnersHint',
    defaultMessage: 'Name or email',
    description: 'Hint in the field that filters the list of partners',
  },
  count: {
    id: 'bo.partnerCount',
    defaultMessage: '{count, plural, one {# partner} other {# partners}}',
    description: 'Above a list: how many there are',
  },
});

/** The companies whose programs use the API. */
export function PartnersPage() {
  const list = useList(partnerList);
  const title = usePageTitle();
  const columns = usePartnerColumns();
  const reference = useLoaderData<PreloadedQuery<partnersLoaderQuery>>();
  return (
    <SearchedList title={title} list={list} columns={columns} messages={listMessages} reference={reference}>
      <PartnerTable label={title} list={list} reference={reference} />
    </SearchedList>
  );
}

interface PartnerTableProps {
  label: string;
  list: List<never>;
  reference: PreloadedQuery<partnersLoaderQuery>;
}

/** All partners are here: those with all the words are shown. */
function PartnerTable({ label, list, reference }: PartnerTableProps) {
  const columns = usePartnerColumns();
  const { partners } = useFragment<PartnersPage_query$key>(
    graphql`
      fragment PartnersPage_query on Query {
        partners {
          id
          name
          contactEmail
          ...PartnersPage_partner
        }
      }
    `,
    usePreloadedQuery<partnersLoaderQuery>(partnersQuery, reference),
  );
  const words = fold(list.state.search).split(' ');
  const found = partners.filter(({ name, contactEmail }) => {
    const text = fold(`${name} ${contactEmail}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={found.length}
      counted={listMessages.count}
      empty={list.state.search ? <NoMatch search={list.state.search} onClear={list.showAll} /> : <NoPartners />}
    >
      {found.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </ListRows>
  );
}

function PartnerRow({ partner }: { partner: PartnersPage_partner$key }) {
  const intl = useIntl();
  const { databaseId, name, contactEmail, tokens } = useFragment(
    graphql`
      fragment PartnersPage_partner on Partner {
        databaseId
        name
        contactEmail
        tokens {
          lastUsedAt
          ...tokenState_token
        }
      }
    `,
    partner,
  );
  const lastUse = tokens
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.partner)}>
        <RowLink href={paths.boPartner(databaseId)}>{name}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.contactEmail)}>{contactEmail}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.tokensInUse)} isNumber>
        {intl.formatNumber(tokens.filter((token) => readTokenState(token) === 'inUse').length)}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.lastUse)}>
        {lastUse ? <Day value={lastUse} /> : null}
      </TableCell>
    </TableRow>
  );
}

/** In place of the list of partners. */
function NoPartners() {
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noPartnersYet"
          defaultMessage="No partners yet. A partner is a company whose systems use our API to search the directory, read providers or submit new ones. Create the first one, then give it an access token."
          description="In place of the list of partners"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewPartner()}>
        <FormattedMessage
          id="bo.enterPartner"
          defaultMessage="Create a partner"
          description="Link in place of the list of partners, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}

function usePartnerColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'partner', label: intl.formatMessage(columnMessages.partner), width: 'wide', isName: true },
    { id: 'contactEmail', label: intl.formatMessage(columnMessages.contactEmail), width: 'wide' },
    { id: 'tokensInUse', label: intl.formatMessage(columnMessages.tokensInUse), isNumber: true },
    { id: 'lastUse', label: intl.formatMessage(columnMessages.lastUse), width: 'short' },
  ];
}
