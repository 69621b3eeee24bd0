import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './MapFrame.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Explains the map's gestures to users who try others: the wheel and one finger scroll the page, also over the map; two
 * fingers move the map, and the wheel zooms it after a press, or while Ctrl or ⌘ is held. The hint is only visual, as
 * the map's description contains the keys.
 */
export function GestureHint({ map }: { map: LeafletMap }) {
  const [tried, setTried] = useState<'wheel' | 'touch' | null>(null);

  useEffect(() => {
    const container = map.getContainer();
    // including the elements on the map, as selecting a marker moves the focus to its providers
    const frame = container.parentElement!;
    let timer: ReturnType<typeof setTimeout>;
    const tell = (what: 'wheel' | 'touch') => {
      setTried(what);
      clearTimeout(timer);
      timer = setTimeout(() => setTried(null), 1500);
    };
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey || frame.contains(document.activeElement)) return setTried(null);
      // called before the map's own listener, which would zoom
      event.stopPropagation();
      tell('wheel');
    };
    const touch = ({ touches }: TouchEvent) => {
      if (touches.length === 1 && !map.dragging.enabled()) tell('touch');
      else setTried(null);
    };
    container.addEventListener('wheel', wheel, { capture: true, passive: true });
    container.addEventListener('touchmove', touch, { passive: true });
    return () => {
      clearTimeout(timer);
      container.removeEventListener('wheel', wheel, { capture: true });
      container.removeEventListener('touchmove', touch);
    };
  }, [map]);

  if (!tried) return null;
  return (
    <p className={css.gesture} aria-hidden="true">
      <span>
        {tried === 'wheel' ? (
          <FormattedMessage
            id="map.wheel"
            defaultMessage="Click the map, or hold {key} while scrolling, to zoom"
            values={{ key: isApple ? '⌘' : 'Ctrl' }}
          />
        ) : (
          <FormattedMessage id="map.fingers" defaultMessage="Use two fingers to move the map" />
        )}
      </span>
    </p>
  );
}
