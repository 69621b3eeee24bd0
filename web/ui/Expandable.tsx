import type { ReactNode } from 'react';
import css from './Expandable.module.css';
import { Icon } from './Icon.tsx';

interface ExpandableProps {
  summary: ReactNode;
  /** Whether the line is initially open. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that expands, also without scripts. */
export function Expandable({ summary, isOpen, children }: ExpandableProps) {
  return (
    <details className={css.expandable} open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
