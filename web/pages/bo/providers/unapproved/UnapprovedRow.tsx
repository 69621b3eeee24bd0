import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UnapprovedRow_provider$key } from '#web/__generated__/UnapprovedRow_provider.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { Day } from '#web/pages/bo/Moment.tsx';
import { RowLink, SelectCell, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { bulkMessages } from '../bulk/bulkMessages.ts';

interface UnapprovedRowProps {
  provider: UnapprovedRow_provider$key;
  href: string;
  /** What selects it. */
  select: Omit<ComponentProps<typeof SelectCell>, 'label'>;
}

export function UnapprovedRow({ provider, href, select }: UnapprovedRowProps) {
  const intl = useIntl();
  const { databaseId, businessName, commercialName, createdAt, updatedAt } = useFragment(
    graphql`
      fragment UnapprovedRow_provider on Provider {
        databaseId
        businessName
        commercialName
        createdAt
        updatedAt
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
      <TableCell label={intl.formatMessage(columnMessages.createdAt)}>
        <Day value={createdAt} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.updatedAt)}>
        <Day value={updatedAt} />
      </TableCell>
    </TableRow>
  );
}
