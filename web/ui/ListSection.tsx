import { type ReactNode, type RefObject, useId } from 'react';
import { Stack, Text } from './layout.tsx';
import { Section } from './Section.tsx';

interface ListSectionProps {
  title: ReactNode;
  /** The title, which receives the focus when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The action next to the title, which adds an item. */
  action: ReactNode;
  /** Shown instead of an empty list. */
  none: ReactNode;
  /** The items, as `li` elements. */
  items: readonly ReactNode[];
  /** The dialogs of the section. */
  children?: ReactNode;
}

/** A section with a short list, and an action that adds an item. */
export function ListSection({ title, titleRef, action, none, items, children }: ListSectionProps) {
  const id = useId();
  return (
    <Section id={id} title={title} titleRef={titleRef} action={action}>
      {items.length === 0 ? <Text note>{none}</Text> : <Stack as="ul">{items}</Stack>}
      {children}
    </Section>
  );
}
