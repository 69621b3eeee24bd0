import type { Point } from 'leaflet';
import { useIntl } from 'react-intl';
import css from './Marker.module.css';
import type { Spot } from './spots.ts';

interface MarkerProps {
  /** One, or some that are too near to each other for markers of their own. */
  spots: readonly Spot[];
  point: Point;
  /** Pressed, it shows more of the map instead of the providers. */
  willZoom: boolean;
  isSelected: boolean;
  isPointed: boolean;
  onPress: () => void;
  onElement: (element: HTMLElement) => () => void;
}

export function Marker({ spots, point, willZoom, isSelected, isPointed, onPress, onElement }: MarkerProps) {
  const intl = useIntl();
  const providers = spots.flatMap((spot) => spot.providers);
  const label = intl.formatMessage(
    {
      id: 'map.marker',
      defaultMessage:
        '{zoom, select, true {{count, plural, one {{name}, {place}} other {# providers near {place}: zoom in}}} other {{count, plural, one {{name}, {place}} other {# providers in {place}}}}}',
      description: 'Name of a marker on the map: a provider and its place, or how many there are; for screen readers',
    },
    { count: providers.length, name: providers[0]!.name, place: spots[0]!.place, zoom: String(willZoom) },
  );
  return (
    <span
      // leaflet-zoom-animated: moves along while the map zooms
      className={`${css.spot} leaflet-zoom-animated`}
      style={{ transform: `translate3d(${point.x}px, ${point.y}px, 0)` }}
      ref={(element) => (element ? onElement(element) : undefined)}
    >
      <button
        type="button"
        className={css.marker}
        aria-label={label}
        aria-pressed={willZoom ? undefined : isSelected}
        data-pointed={isPointed || undefined}
        data-selected={isSelected || undefined}
        data-many={providers.length > 1 || undefined}
        onClick={onPress}
        // the map would take it for its own and zoom in
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <span className={css.face}>{providers.length > 1 && intl.formatNumber(providers.length)}</span>
      </button>
    </span>
  );
}
