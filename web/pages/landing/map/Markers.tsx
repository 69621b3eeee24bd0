import { DomUtil, LatLngBounds, type Map as LeafletMap, type Point, type ZoomAnimEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { clusterSpots } from './clusters.ts';
import css from './Marker.module.css';
import { namedPins } from './namedPins.ts';
import { pinName } from './pinName.ts';
import type { Box } from './placeLabels.ts';
import type { Spot } from './spots.ts';
import { showBounds, useZoom } from './useLeaflet.ts';

interface MarkersProps {
  map: LeafletMap;
  spots: readonly Spot[];
  /** The ids of the providers of the selected marker. */
  selected: readonly string[];
  pointed: string | null;
  onSelect: (ids: readonly string[]) => void;
  keepFree: (zoom: number, boxes: readonly Box[]) => void;
}

/** The distance at which markers would cover each other, in pixels. */
const REACH = 40;
/** The size of a pin without a name, and the padding of a name, in pixels. */
const PIN = 32;
const AROUND_NAME = 32;
/** The height of a pin's point, next to which the name of its town has room, in pixels. */
const POINT = 10;
/** The usual height of the card at the bottom edge, in pixels. */
const CARD = 260;

/** The markers, as buttons in a layer that moves with the map while it is dragged; each zoom positions them again. */
export function Markers({ map, spots, selected, pointed, onSelect, keepFree }: MarkersProps) {
  const zoom = useZoom(map);
  const elements = useRef(new Map<string, { element: HTMLElement; spot: Spot }>());
  const clusters = clusterSpots(spots, ({ at }) => map.project(at, zoom), REACH);
  const { named, covered } = namedPins(
    clusters.map(({ anchor, spots: inside }) => {
      const only = inside.length === 1 && anchor.providers.length === 1 ? anchor.providers[0] : undefined;
      return {
        id: anchor.id,
        ...pick(map.project(anchor.at, zoom)),
        width: PIN,
        named: only ? { width: namedWidth(map, pinName(only.name)) } : null,
      };
    }),
  );

  useEffect(() =>
    keepFree(
      zoom,
      covered.map(({ left, right, top, bottom }) => ({ left, right, top, bottom: bottom - POINT })),
    ),
  );

  useEffect(() => {
    const follow = ({ center, zoom: next }: ZoomAnimEvent) => {
      const moved = DomUtil.getPosition(map.getPane('mapPane')!);
      const origin = map.project(center, next).subtract(map.getSize().divideBy(2)).add(moved).round();
      for (const { element, spot } of elements.current.values())
        DomUtil.setTransform(element, map.project(spot.at, next).subtract(origin).round());
    };
    map.on('zoomanim', follow);
    return () => {
      map.off('zoomanim', follow);
    };
  }, [map]);

  const press = (inside: readonly Spot[]) => {
    const bounds = new LatLngBounds(inside.map(({ at }) => at));
    if (inside.length > 1 && zoom < map.getMaxZoom()) {
      // The view must change, so that a press has a visible effect.
      if (map.getBoundsZoom(bounds) <= zoom) map.setView(bounds.getCenter(), zoom + 1);
      else showBounds(map, bounds);
    } else {
      onSelect(inside.flatMap(({ providers }) => providers.map(({ id }) => id)));
      // moves the marker out of the area covered by the card
      map.panInside(inside[0]!.at, {
        paddingTopLeft: [REACH, REACH],
        paddingBottomRight: [REACH, Math.min(CARD, map.getSize().y / 2)],
        animate: map.options.zoomAnimation,
      });
    }
  };

  return createPortal(
    clusters.map(({ anchor, spots: inside }) => {
      const ids = inside.flatMap(({ providers }) => providers.map(({ id }) => id));
      return (
        <Marker
          key={anchor.id}
          spots={inside}
          point={map.latLngToLayerPoint(anchor.at).round()}
          willZoom={inside.length > 1 && zoom < map.getMaxZoom()}
          isNamed={named.has(anchor.id)}
          isSelected={ids.some((id) => selected.includes(id))}
          isPointed={pointed !== null && ids.includes(pointed)}
          onPress={() => press(inside)}
          onElement={(element) => {
            elements.current.set(anchor.id, { element, spot: anchor });
            return () => elements.current.delete(anchor.id);
          }}
        />
      );
    }),
    map.getPane('markerPane')!,
  );
}

const pick = ({ x, y }: Point) => ({ x, y });

let measurer: CanvasRenderingContext2D | undefined;

/** The width of a pin with this name, in pixels. */
function namedWidth(map: LeafletMap, name: string): number {
  measurer ??= document.createElement('canvas').getContext('2d')!;
  measurer.font = `700 14px ${getComputedStyle(map.getContainer()).fontFamily}`;
  return measurer.measureText(name).width + AROUND_NAME;
}

interface MarkerProps {
  /** A single spot, or several that are too close for separate markers. */
  spots: readonly Spot[];
  point: Point;
  /** Whether pressing the marker zooms in instead of showing the providers. */
  willZoom: boolean;
  /** Whether there is room for the name. */
  isNamed: boolean;
  isSelected: boolean;
  isPointed: boolean;
  onPress: () => void;
  onElement: (element: HTMLElement) => () => void;
}

function Marker({ spots, point, willZoom, isNamed, isSelected, isPointed, onPress, onElement }: MarkerProps) {
  const intl = useIntl();
  const providers = spots.flatMap((spot) => spot.providers);
  const label = intl.formatMessage(
    {
      id: 'map.marker',
      defaultMessage:
        '{zoom, select, true {{count, plural, one {{name}, {place}} other {# providers near {place}: zoom in}}} other {{count, plural, one {{name}, {place}} other {# providers in {place}}}}}',
    },
    { count: providers.length, name: providers[0]!.name, place: spots[0]!.place, zoom: String(willZoom) },
  );
  return (
    <span
      // leaflet-zoom-animated makes the marker move during a zoom of the map
      className={`${css.spot} leaflet-zoom-animated`}
      style={{ transform: `translate3d(${point.x}px, ${point.y}px, 0)` }}
      ref={(element) => (element ? onElement(element) : undefined)}
    >
      <Tooltip text={label} placement="top">
        <Focusable>
          <button
            type="button"
            className={css.marker}
            aria-label={label}
            aria-pressed={willZoom ? undefined : isSelected}
            data-pointed={isPointed || undefined}
            data-selected={isSelected || undefined}
            data-many={providers.length > 1 || undefined}
            data-named={isNamed || undefined}
            onClick={onPress}
            // otherwise the map would handle the event and zoom in
            onDoubleClick={(event) => event.stopPropagation()}
          >
            <span className={css.face} dir="auto">
              {providers.length > 1 && intl.formatNumber(providers.length)}
              {isNamed && pinName(providers[0]!.name)}
            </span>
          </button>
        </Focusable>
      </Tooltip>
    </span>
  );
}
