import { type ReactNode, type RefObject, useId } from 'react';
import { Cluster, Stack, Text } from './layout.tsx';
import { Section } from './Section.tsx';

interface ListSectionProps {
  title: ReactNode;
  /** Receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Next to the title, or to what is shown instead of an empty list: actions that add to it. */
  action: ReactNode;
  /** Shown instead of an empty list. */
  none: ReactNode;
  /** `li`s. */
  items: readonly ReactNode[];
  /** Dialogs. */
  children?: ReactNode;
}

/** A section with a short list, and an action to add to it. */
export function ListSection({ title, titleRef, action, none, items, children }: ListSectionProps) {
  const id = useId();
  const isEmpty = items.length === 0;
  return (
    <Section id={id} title={title} titleRef={titleRef} action={!isEmpty && action}>
      {isEmpty ? (
        <Cluster gap={3} across={4} align="center" justify="between">
          <Text note measure={40}>
            {none}
          </Text>
          {action}
        </Cluster>
      ) : (
        <Stack as="ul">{items}</Stack>
      )}
      {children}
    </Section>
  );
}
