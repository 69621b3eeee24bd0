import { type ReactNode, useId } from 'react';
import css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  title: ReactNode;
  /** The errors in the order of the fields. */
  items: readonly { name: string; message: string }[];
  /** Moves the focus to a field. */
  onSelect: (name: string) => void;
}

/** The errors of a form, as links to its fields. It can receive the focus, so that screen readers read it. */
export function ErrorSummary({ title, items, onSelect }: ErrorSummaryProps) {
  const heading = useId();
  return (
    <section className={css.summary} aria-labelledby={heading} tabIndex={-1} data-summary="">
      {/* announces the decreasing number of errors */}
      <h2 id={heading} className={css.title} aria-live="polite">
        <Icon name="alert" />
        {title}
      </h2>
      <ul className={css.list}>
        {items.map(({ name, message }) => (
          <li key={name}>
            <a
              className={css.link}
              href={`#${name}`}
              onClick={(event) => {
                // The browser's own navigation would add a history entry.
                event.preventDefault();
                onSelect(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
