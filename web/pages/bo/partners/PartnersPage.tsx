import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { PartnersPage_partner$key } from '#web/__generated__/PartnersPage_partner.graphql.ts';
import type { PartnersPage_query$key } from '#web/__generated__/PartnersPage_query.graphql.ts';
import type { partnersLoaderQuery } from '#web/__generated__/partnersLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { readTokenState } from '#web/tokens/tokenState.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { useList } from '../list/useList.ts';
import { Day } from '../Timestamp.tsx';
import { partnersQuery } from './partnersLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.partners',
    defaultMessage: 'Failed to load partners',
    description: 'When the list of partners could not be loaded and the server does not say why',
  },
  count: {
    id: 'bo.partnerCount',
    defaultMessage: '{count, plural, one {# partner} other {# partners}}',
    description: 'Above a list: how many there are',
  },
});

/** The server gives no more. */
const pageSize = 500;

/** The companies whose programs use the API. */
export function PartnersPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<partnersLoaderQuery>>();
  return (
    <ListPage title={usePageTitle()}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(listMessages.failed)}
        skeleton={<PartnerRows partners={null} />}
      >
        <PartnerTable reference={reference} />
      </LoadedPart>
    </ListPage>
  );
}

interface PartnerRowsProps {
  /** Null while they are being loaded. */
  partners: readonly ({ id: string } & PartnersPage_partner$key)[] | null;
}

function PartnerRows({ partners }: PartnerRowsProps) {
  return (
    <ListRows
      label={usePageTitle()}
      list={useList<never>([])}
      columns={usePartnerColumns()}
      totalCount={partners?.length ?? null}
      pageSize={pageSize}
      counted={listMessages.count}
      empty={<NoPartners />}
    >
      {partners?.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </ListRows>
  );
}

function PartnerTable({ reference }: { reference: PreloadedQuery<partnersLoaderQuery> }) {
  const { partners } = useFragment<PartnersPage_query$key>(
    graphql`
      fragment PartnersPage_query on Query {
        partners {
          id
          ...PartnersPage_partner
        }
      }
    `,
    usePreloadedQuery<partnersLoaderQuery>(partnersQuery, reference),
  );
  return <PartnerRows partners={partners} />;
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
          defaultMessage="There are no partners yet. A partner is a company whose programs use our API: they search the directory, read its providers or send new ones in. Enter the first one, then give it an access token."
          description="In place of the list of partners"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewPartner()}>
        <FormattedMessage
          id="bo.enterPartner"
          defaultMessage="Enter a partner"
          description="Link in place of the list of partners, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}

function usePartnerColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'partner', label: intl.formatMessage(columnMessages.partner), width: 'wide' },
    { id: 'contactEmail', label: intl.formatMessage(columnMessages.contactEmail), width: 'wide' },
    { id: 'tokensInUse', label: intl.formatMessage(columnMessages.tokensInUse), isNumber: true },
    { id: 'lastUse', label: intl.formatMessage(columnMessages.lastUse), width: 'short' },
  ];
}
