import css from './Divider.module.css';

/** A line across with a word in it, between two ways of doing the same. */
export function Divider({ children }: { children: string }) {
  return <p className={css.divider}>{children}</p>;
}
