import type { ReactNode } from 'react';
import type { SceneName } from '#shared/scenes.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Scene } from '#web/ui/Scene.tsx';
import css from './Band.module.css';

interface BandProps {
  /** The drawing before the texts; null for none. */
  scene: SceneName | null;
  children: ReactNode;
}

/** The navy heading of a page, from edge to edge, with the compass of the landing page after the texts. */
export function Band({ scene, children }: BandProps) {
  return (
    <header className={css.band}>
      <div className={css.content}>
        {scene && (
          <div className={css.scene}>
            <Scene name={scene} />
          </div>
        )}
        <Stack gap={1}>{children}</Stack>
      </div>
    </header>
  );
}
