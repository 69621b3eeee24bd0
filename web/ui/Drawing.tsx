import drawings from './drawings.svg?no-inline';
import css from './states.module.css';

export type DrawingName = 'empty' | 'done' | 'warning' | 'missing';

/** A drawing of a state of the page, in the style of the landing page. Decorative. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={css.drawing} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
