import css from './Skeleton.module.css';

/** A placeholder for text that is loading: lines in the size of the surrounding text, the last one shorter. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
        <span key={line} className={css.line} />
      ))}
    </span>
  );
}
