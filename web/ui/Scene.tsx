import type { SceneName } from '#shared/scenes.ts';
import scenes from './scenes.svg?no-inline';
import css from './small.module.css';

/** A drawing that fills its container; 4:3 unless the container has a height. Decorative. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={css.scene} aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
