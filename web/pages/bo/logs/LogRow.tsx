import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { LogRow_log$key } from '#web/__generated__/LogRow_log.graphql.ts';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { Moment } from '../Moment.tsx';
import { openedHere } from './openLog.ts';
import { SeverityChip } from './SeverityChip.tsx';

interface LogRowProps {
  log: LogRow_log$key;
  href: string;
}

export function LogRow({ log, href }: LogRowProps) {
  const intl = useIntl();
  const { databaseId, severity, message, user, createdAt } = useFragment(
    graphql`
      fragment LogRow_log on Log {
        databaseId
        severity
        message
        createdAt
        user {
          displayName
        }
      }
    `,
    log,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.severity)}>
        <SeverityChip severity={severity} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.message)}>
        <RowLink href={href} routerOptions={openedHere}>
          {message}
        </RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.user)}>{user?.displayName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.date)}>
        <Moment value={createdAt} />
      </TableCell>
    </TableRow>
  );
}
