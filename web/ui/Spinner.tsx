import css from './states.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** For what has no shape to wait in. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={css.place} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
