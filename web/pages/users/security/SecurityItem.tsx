import type { ReactNode } from 'react';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import css from './SecurityItem.module.css';

interface SecurityItemProps {
  name: ReactNode;
  facts: ReactNode;
  action?: ReactNode;
}

/** A second factor or a session in a list. */
export function SecurityItem({ name, facts, action }: SecurityItemProps) {
  return (
    <li className={css.item}>
      <Stack gap={1}>
        <Cluster as="h3" gap={1} across={3} align="center" size="md" breaks>
          {name}
        </Cluster>
        <Text breaks note>
          {facts}
        </Text>
      </Stack>
      {action}
    </li>
  );
}
