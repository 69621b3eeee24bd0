import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from './Card.tsx';
import css from './ListSection.module.css';
import { Cluster, Stack, Text } from './layout.tsx';

interface ListSectionProps {
  title: ReactNode;
  /** Receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Next to the title: actions that add to the list. */
  action: ReactNode;
  /** Instead of an empty list. */
  none: ReactNode;
  /** `li`s. */
  items: readonly ReactNode[];
  /** Dialogs. */
  children?: ReactNode;
}

/** A part of a page: a short list, and what adds to it. */
export function ListSection({ title, titleRef, action, none, items, children }: ListSectionProps) {
  const id = useId();
  return (
    <Card>
      <Stack as="section" gap={4} pad="card" aria-labelledby={id}>
        <Cluster across={4} align="center" justify="between">
          <h2 id={id} ref={titleRef} tabIndex={titleRef && -1} className={css.title}>
            {title}
          </h2>
          {action}
        </Cluster>
        {items.length === 0 ? <Text note>{none}</Text> : <Stack as="ul">{items}</Stack>}
        {children}
      </Stack>
    </Card>
  );
}
