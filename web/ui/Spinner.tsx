import css from './states.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A placeholder for content without a known shape. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={css.place} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
