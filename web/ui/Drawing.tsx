import drawings from './drawings.svg?no-inline';
import css from './states.module.css';

export type DrawingName = 'empty' | 'done' | 'warning' | 'missing';

/** The state of a page, drawn with the compass and the routes of the landing page. Decoration. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={css.drawing} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
