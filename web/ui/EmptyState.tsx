import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Drawing } from './Drawing.tsx';
import { Stack, Text } from './layout.tsx';

interface EmptyStateProps {
  /** How something comes here. */
  children: ReactNode;
  /** The button for it. */
  action: ReactNode;
}

/** Instead of a list that has nothing yet. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Card>
      <Stack gap={5} pad={8} justify="center">
        <Drawing name="empty" />
        <Text tone="soft" measure={40}>
          {children}
        </Text>
        {action}
      </Stack>
    </Card>
  );
}
