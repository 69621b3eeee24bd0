import type { ReactNode, RefObject } from 'react';
import { Card } from './Card.tsx';
import { Cluster, Stack, Text } from './layout.tsx';

interface SectionProps {
  /** The id of the title. */
  id: string;
  title: ReactNode;
  /** The title, which receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
  /** A button or link next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page, on a card. */
export function Section({ id, title, titleRef, action, children }: SectionProps) {
  return (
    <Card>
      <Stack as="section" gap={4} pad="card" aria-labelledby={id}>
        <Cluster across={4} align="center" justify="between">
          <Text as="h2" id={id} ref={titleRef} tabIndex={titleRef && -1}>
            {title}
          </Text>
          {action}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
