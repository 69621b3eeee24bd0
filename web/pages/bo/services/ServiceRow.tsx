import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceRow_service$key } from '#web/__generated__/ServiceRow_service.graphql.ts';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';

interface ServiceRowProps {
  service: ServiceRow_service$key;
  href: string;
}

export function ServiceRow({ service, href }: ServiceRowProps) {
  const intl = useIntl();
  const { databaseId, name, subcategory } = useFragment(
    graphql`
      fragment ServiceRow_service on Service {
        databaseId
        name
        subcategory {
          name
          category {
            name
          }
        }
      }
    `,
    service,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.service)}>
        <RowLink href={href}>{name}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.subcategory)}>{subcategory.name}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.category)}>{subcategory.category.name}</TableCell>
    </TableRow>
  );
}
