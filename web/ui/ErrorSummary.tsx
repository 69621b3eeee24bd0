import { type ReactNode, useId } from 'react';
import css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  title: ReactNode;
  /** In the order of the fields. */
  items: readonly { name: string; message: string }[];
  /** Focuses a field. */
  onSelect: (name: string) => void;
}

/** The errors of a form, as links to its fields. It can take the focus, so that it is read out. */
export function ErrorSummary({ title, items, onSelect }: ErrorSummaryProps) {
  const heading = useId();
  return (
    <section className={css.summary} aria-labelledby={heading} tabIndex={-1} data-summary="">
      {/* announces the decreasing count */}
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
                // The page keeps its position in the history.
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
