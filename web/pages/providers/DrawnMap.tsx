import {
  DivIcon,
  type FitBoundsOptions,
  LatLng,
  LatLngBounds,
  type Map as LeafletMap,
  Marker,
  Polyline,
} from 'leaflet';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MapFrame } from '../landing/map/MapFrame.tsx';
import { useLeaflet } from '../landing/map/useLeaflet.ts';
import css from './PlacesMap.module.css';

export interface MapPlace {
  id: string;
  name: string;
  at: Point;
}

type Point = readonly [latitude: number, longitude: number];

export interface DrawnMapProps {
  places: readonly MapPlace[];
  /** From a place to another: the lanes. */
  lines: readonly (readonly [Point, Point])[];
  onFail: () => void;
}

/** In pixels: for a name, which is above its place, and for the buttons. */
const ROOM = { paddingTopLeft: [72, 56], paddingBottomRight: [104, 40] } satisfies FitBoundsOptions;
/** The maximum initial zoom, at which the area can be recognised. */
const NEAREST = 7;

const boundsOf = (places: readonly MapPlace[]) =>
  new LatLngBounds(places.map(({ at: [north, east] }) => [north, east]));

/** A point with its name for each place. All of them are in the list too. */
export function DrawnMap({ places, lines, onFail }: DrawnMapProps) {
  const intl = useIntl();
  const { map, attach, credit } = useLeaflet({
    nameOf: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    begin: (created) => created.fitBounds(boundsOf(places), { ...ROOM, maxZoom: NEAREST, animate: false }),
    onFail,
    hidden: new Set(places.map(({ name }) => name)),
  });

  useEffect(() => {
    if (!map) return;
    const marks = places.map((place) => ({ place, ...addMark(map, place) }));
    const drawn = lines.map((line) => addLine(map, line));
    const show = () => showNames(marks.map(({ name }) => name));
    map.on('zoomend resize', show);
    show();
    return () => {
      map.off('zoomend resize', show);
      for (const { marker } of marks) marker.remove();
      for (const line of drawn) line.remove();
    };
  }, [map, places, lines]);

  return (
    <MapFrame
      map={map}
      attach={attach}
      credit={credit}
      name={intl.formatMessage({ id: 'provider.map', defaultMessage: 'Map of its places' })}
      hint={
        <FormattedMessage
          id="provider.mapHint"
          defaultMessage="All places are in the list too. When the map has focus, use the arrow keys to move it and plus or minus to zoom."
        />
      }
    />
  );
}

function addLine(map: LeafletMap, ends: readonly [Point, Point]) {
  const line = new Polyline(
    ends.map(([latitude, longitude]) => new LatLng(latitude, longitude)),
    {
      ...{ className: css.lane, interactive: false, weight: 2 },
    },
  );
  return line.addTo(map);
}

function addMark(map: LeafletMap, { name: text, at: [latitude, longitude] }: MapPlace) {
  const point = document.createElement('span');
  point.className = css.point!;
  const name = document.createElement('span');
  name.className = css.name!;
  name.textContent = text;
  point.append(name);
  const icon = new DivIcon({ html: point, className: '', iconSize: [0, 0] });
  const marker = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false });
  return { marker: marker.addTo(map), name };
}

/** The labels that fit, above their point or else below it, in order; other places keep their point. */
function showNames(names: readonly HTMLElement[]): void {
  const shown = names.map(({ parentElement }) => parentElement!.getBoundingClientRect());
  for (const name of names) {
    const fits = [false, true].some((isBelow) => {
      name.toggleAttribute('data-below', isBelow);
      const box = name.getBoundingClientRect();
      const isFree = shown.every(
        ({ left, right, top, bottom }) => box.left > right || box.right < left || box.top > bottom || box.bottom < top,
      );
      if (isFree) shown.push(box);
      return isFree;
    });
    name.style.visibility = fits ? 'visible' : 'hidden';
  }
}
