import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './DashboardPage.module.css';

interface KeptListProps {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** The rows, as `KeptRow`s. */
  children: ReactNode;
  /** A link or button below the list. */
  action?: ReactNode;
}

/** A list of items saved by the user, such as businesses or searches. */
export function KeptList({ id, title, children, action }: KeptListProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text id={id} as="h2" size="xl">
        {title}
      </Text>
      <Card>
        <ul>{children}</ul>
        {action && <div className={css.more}>{action}</div>}
      </Card>
    </Stack>
  );
}

interface KeptRowProps {
  href: string;
  title: ReactNode;
  note?: ReactNode;
  /** The end of the row: a state. */
  end?: ReactNode;
}

/** A row that is a single link. */
export function KeptRow({ href, title, note, end }: KeptRowProps) {
  return (
    <li className={css.row}>
      <div>
        <Link href={href}>{title}</Link>
        {note && (
          <Text as="span" note>
            {note}
          </Text>
        )}
      </div>
      {end}
      <Icon name="chevron" />
    </li>
  );
}
