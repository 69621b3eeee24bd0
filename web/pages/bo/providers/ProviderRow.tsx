import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderRow_provider$key } from '#web/__generated__/ProviderRow_provider.graphql.ts';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { RowLink, SelectCell, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { Day } from '../Moment.tsx';
import { bulkMessages } from './bulk/bulkMessages.ts';

interface ProviderRowProps {
  provider: ProviderRow_provider$key;
  href: string;
  /** What selects it. */
  select: Omit<ComponentProps<typeof SelectCell>, 'label'>;
}

export function ProviderRow({ provider, href, select }: ProviderRowProps) {
  const intl = useIntl();
  const { databaseId, businessName, commercialName, taxNumber, status, approvedAt, approver } = useFragment(
    graphql`
      fragment ProviderRow_provider on Provider {
        databaseId
        businessName
        commercialName
        taxNumber
        status
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
      <SelectCell {...select} label={intl.formatMessage(bulkMessages.select, { name: businessName })} />
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        <RowLink href={href}>{businessName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.commercialName)}>{commercialName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.taxNumber)}>{taxNumber}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedAt)}>
        {approvedAt ? <Day value={approvedAt} /> : <StatusChip status={status as BusinessState} />}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedBy)}>{approver?.displayName}</TableCell>
    </TableRow>
  );
}
