import {
  DivIcon,
  type FitBoundsOptions,
  type LatLng,
  LatLngBounds,
  type Map as LeafletMap,
  Marker,
  Polyline,
} from 'leaflet';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { curve, type Line } from '../landing/map/curve.ts';
import { MapFrame } from '../landing/map/MapFrame.tsx';
import { useLeaflet } from '../landing/map/useLeaflet.ts';
import css from './PlacesMap.module.css';

export interface MapPlace {
  id: string;
  name: string;
  /** Whether the provider offers services at the place; otherwise it is only an end of a lane. */
  isOwn: boolean;
  at: Line[0];
}

export interface DrawnMapProps {
  places: readonly MapPlace[];
  /** The lanes as lines from one place to another. */
  lines: readonly Line[];
  onFail: () => void;
}

/** The margins, in pixels, for names, which are above their places, and for the buttons. */
const ROOM = { paddingTopLeft: [72, 56], paddingBottomRight: [104, 40] } satisfies FitBoundsOptions;
/** Half of the size of the boxes around the points of a line, in pixels. */
const LINE = 4;
/** Above this number of lines, lines are thin and their ends have no names, which would be hard to read. */
const FEW_LINES = 8;
/** The maximum initial zoom, at which the area is recognizable. */
const NEAREST = 7;

const boundsOf = (places: readonly MapPlace[]) =>
  new LatLngBounds(places.map(({ at: [north, east] }) => [north, east]));

/** A map with a point and a name for each place. The list of places contains all of them, too. */
export function DrawnMap({ places, lines, onFail }: DrawnMapProps) {
  const intl = useIntl();
  const { map, attach, keepFree, credit } = useLeaflet({
    nameOf: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    begin: (created) => created.fitBounds(boundsOf(places), { ...ROOM, maxZoom: NEAREST, animate: false }),
    onFail,
    hidden: new Set(places.map(({ name }) => name)),
  });

  useEffect(() => {
    if (!map) return;
    const areFew = lines.length <= FEW_LINES;
    const marks = places.map((place) => addMark(map, place));
    const curves = lines.map(curve);
    const drawn = curves.map((points) => addLine(map, points, areFew));
    const named = marks.filter((_, nth) => areFew || places[nth]!.isOwn);
    const show = () => {
      const corner = map.getContainer().getBoundingClientRect();
      const { x, y } = map.getPixelBounds().min!;
      const boxes = showNames(named.map(({ name }) => name)).map(({ left, right, top, bottom }) => ({
        left: left - corner.left + x,
        right: right - corner.left + x,
        top: top - corner.top + y,
        bottom: bottom - corner.top + y,
      }));
      keepFree(map.getZoom(), [...boxes, ...curves.flatMap((points) => along(map, points))]);
    };
    map.on('zoomend resize', show);
    show();
    return () => {
      map.off('zoomend resize', show);
      for (const { marker } of marks) marker.remove();
      for (const line of drawn) line.remove();
    };
  }, [map, places, lines, keepFree]);

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

function addLine(map: LeafletMap, points: LatLng[], isWide: boolean) {
  const line = new Polyline(points, { className: css.lane, interactive: false, weight: isWide ? 2 : 1 });
  return line.addTo(map);
}

function addMark(map: LeafletMap, { name: text, isOwn, at: [latitude, longitude] }: MapPlace) {
  const point = document.createElement('span');
  point.className = css.point!;
  point.toggleAttribute('data-end', !isOwn);
  const name = document.createElement('span');
  name.className = css.name!;
  name.textContent = text;
  point.append(name);
  const icon = new DivIcon({ html: point, className: '', iconSize: [0, 0] });
  const marker = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false });
  return { marker: marker.addTo(map), name };
}

/** Small boxes along a line, in pixels at the zoom. */
const along = (map: LeafletMap, points: readonly LatLng[]) =>
  points.map((point) => {
    const { x, y } = map.project(point);
    return { left: x - LINE, right: x + LINE, top: y - LINE, bottom: y + LINE };
  });

/**
 * Shows the names that fit above or below their point, in order; other places have only their point. Returns the
 * covered boxes.
 */
function showNames(names: readonly HTMLElement[]) {
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
  return shown;
}
