import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from './Card.tsx';
import css from './ListSection.module.css';

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
      <section className={css.section} aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id} ref={titleRef} tabIndex={titleRef && -1} className={css.title}>
            {title}
          </h2>
          {action}
        </div>
        {items.length === 0 ? <p className={css.none}>{none}</p> : <ul className={css.list}>{items}</ul>}
        {children}
      </section>
    </Card>
  );
}
