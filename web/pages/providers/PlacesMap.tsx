import { type ComponentType, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { loadOutline } from '../landing/map/outline.ts';
import type { DrawnMapProps } from './DrawnMap.tsx';
import css from './PlacesMap.module.css';

/** The distance below the window at which the map's code is loaded. */
const AHEAD = '200px';

/**
 * The places of a provider on a map, whose code is loaded when it is almost scrolled into view. Space for the map is
 * reserved. A failure is not reported, as the list has the same places.
 */
export function PlacesMap(drawn: Pick<DrawnMapProps, 'places' | 'lines'>) {
  const room = useRef<HTMLDivElement>(null);
  const [Drawn, setDrawn] = useState<ComponentType<DrawnMapProps> | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // not loaded by `loadChunk`, which would reload the page
        Promise.all([import('./DrawnMap.tsx'), loadOutline()]).then(
          ([{ DrawnMap }]) => !isGone && startTransition(() => setDrawn(() => DrawnMap)),
          () => !isGone && setMissing(true),
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(room.current!);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);

  return (
    <div className={css.card} hidden={isMissing}>
      <Card>
        <Stack as="section" gap={3} pad={5} aria-labelledby="places">
          <Text as="h2" id="places">
            <FormattedMessage id="provider.onMap" defaultMessage="On the map" />
          </Text>
          <div ref={room} className={css.map}>
            {Drawn && (
              <Suspense>
                <Drawn {...drawn} onFail={() => setMissing(true)} />
              </Suspense>
            )}
          </div>
        </Stack>
      </Card>
    </div>
  );
}
