import { type ReactNode, useId } from 'react';
import css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  title: ReactNode;
  /** In the order of the fields. */
  items: readonly { name: string; message: string }[];
  /** Leads to a field. */
  onSelect: (name: string) => void;
}

/** The errors of a form, as links to its fields. It can take the focus, which reads it out. */
export function ErrorSummary({ title, items, onSelect }: ErrorSummaryProps) {
  const heading = useId();
  return (
    <section className={css.summary} aria-labelledby={heading} tabIndex={-1} data-summary="">
      {/* the count is read out as it falls */}
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
                // The page stays where it is in the history.
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
