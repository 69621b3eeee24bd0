import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UserRow_user$key } from '#web/__generated__/UserRow_user.graphql.ts';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { yesNoMessages } from '../yesNoMessages.ts';

interface UserRowProps {
  user: UserRow_user$key;
  href: string;
}

export function UserRow({ user, href }: UserRowProps) {
  const intl = useIntl();
  const { displayName, email, firstName, lastName, isSuperAdmin } = useFragment(
    graphql`
      fragment UserRow_user on User {
        displayName
        email
        firstName
        lastName
        isSuperAdmin
      }
    `,
    user,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.displayName)}>
        <RowLink href={href}>{displayName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.email)}>{email}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.name)}>
        {[firstName, lastName].filter(Boolean).join(' ') || null}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.isAdmin)}>
        {intl.formatMessage(yesNoMessages[isSuperAdmin ? 'yes' : 'no'])}
      </TableCell>
    </TableRow>
  );
}
