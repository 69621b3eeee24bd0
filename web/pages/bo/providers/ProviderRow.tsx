import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderRow_provider$key } from '#web/__generated__/ProviderRow_provider.graphql.ts';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { Day } from '../Moment.tsx';

interface ProviderRowProps {
  provider: ProviderRow_provider$key;
  href: string;
}

export function ProviderRow({ provider, href }: ProviderRowProps) {
  const intl = useIntl();
  const { databaseId, businessName, commercialName, taxNumber, approvedAt, approver } = useFragment(
    graphql`
      fragment ProviderRow_provider on Provider {
        databaseId
        businessName
        commercialName
        taxNumber
        approvedAt
        approver {
          displayName
        }
      }
    `,
    provider,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        <RowLink href={href}>{businessName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.commercialName)}>{commercialName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.taxNumber)}>{taxNumber}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedAt)}>
        {approvedAt && <Day value={approvedAt} />}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedBy)}>{approver?.displayName}</TableCell>
    </TableRow>
  );
}
