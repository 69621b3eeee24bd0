import { type ReactNode, type RefObject, useId } from 'react';
import { Stack, Text } from './layout.tsx';
import { Section } from './Section.tsx';

interface ListSectionProps {
  title: ReactNode;
  /** Receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Next to the title: actions that add to the list. */
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
  return (
    <Section id={id} title={title} titleRef={titleRef} action={action}>
      {items.length === 0 ? <Text note>{none}</Text> : <Stack as="ul">{items}</Stack>}
      {children}
    </Section>
  );
}
