import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './DashboardPage.module.css';

interface KeptListProps {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** `li` elements. */
  children: ReactNode;
  /** Below the list. */
  action?: ReactNode;
}

/** A list saved by the user: businesses, searches. */
export function KeptList({ id, title, children, action }: KeptListProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text id={id} as="h2" size="xl">
        {title}
      </Text>
      <Card>
        <div className={css.kept}>
          <Stack as="ul" gap={3} breaks>
            {children}
          </Stack>
          {action}
        </div>
      </Card>
    </Stack>
  );
}
