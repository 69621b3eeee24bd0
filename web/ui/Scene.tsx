import type { SceneName } from '#shared/scenes.ts';
import scenes from './scenes.svg?no-inline';
import css from './small.module.css';

/** A drawing of the trade, as large as its container; 4:3 unless that has a height. Decoration. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={css.scene} aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
