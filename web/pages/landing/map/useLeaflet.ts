import { LatLngBounds, Map as LeafletMap, TileLayer } from 'leaflet';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { getConfig } from '#web/config.ts';
import { createBaseLayer } from './baseLayer.ts';
import { keepMap, readKeptMap, useMapPlace } from './keptMap.ts';
import { loadOutline, loadTowns, TOWNS_ZOOM } from './outline.ts';

/** Nearer than this the outlines are too coarse to help. */
const NEAREST = 10;
/** Streets help, but our places are towns. */
const NEAREST_STREETS = 15;
export const AMERICAS = new LatLngBounds([-62, -179], [78, -20]);
/** There is room around it: a part of the map may be outside the window. */
const REACHABLE = new LatLngBounds([-84, -180], [84, 0]);
/** The maximum initial zoom: the names of places around are visible. */
const BEGINNING = 9;

interface LeafletOptions {
  nameOf: (countryCode: string) => string;
  /** Moves the map to the initial view. */
  begin: (map: LeafletMap) => void;
  onFail: (error: unknown) => void;
  /** Names of towns that its markers show. */
  hidden?: ReadonlySet<string>;
}

/** A map in the element that gets the reference; null until it is there. */
export function useLeaflet({ nameOf, begin, onFail, hidden }: LeafletOptions) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { mapTiles: tiles } = getConfig();
  const [hasStreets, setStreets] = useState(tiles !== null);
  const place = useMapPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map begins once; it is moved afterwards.
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = new LeafletMap(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: tiles ? NEAREST_STREETS : NEAREST,
      maxBounds: REACHABLE,
      maxBoundsViscosity: 0.8,
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      inertia: !calm,
      // one finger scrolls the page, two move the map: see GestureHint
      dragging: !matchMedia('(pointer: coarse)').matches,
    });
    created.fitBounds(AMERICAS, { animate: false });
    let isGone = false;
    const draw = () => {
      setStreets(false);
      created.setMaxZoom(NEAREST);
      return loadOutline().then((outline) => {
        if (isGone) return;
        const { layer, addTowns } = createBaseLayer(outline, nameOf, element, hidden);
        layer.addTo(created);
        const nameTowns = () => {
          if (created.getZoom() < TOWNS_ZOOM) return;
          created.off('zoomend', nameTowns);
          // without them it is the same map
          loadTowns().then(
            (towns) => !isGone && addTowns(towns),
            () => {},
          );
        };
        created.on('zoomend', nameTowns);
        nameTowns();
      }, onFail);
    };
    if (tiles) addStreets(created, tiles.url, draw);
    else void draw();
    const observer = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    observer.observe(element);
    setMap(created);
    return () => {
      isGone = true;
      observer.disconnect();
      setMap(null);
      created.remove();
    };
  }, []);
  // Not before the page has been scrolled to the map: what is outside the window is not seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a map
  useLayoutEffect(() => {
    if (!map) return;
    const { view } = readKeptMap(place);
    if (view) map.setView(view.center, view.zoom, { animate: false });
    else begin(map);
  }, [map]);
  // After a way back it is where it was.
  useEffect(() => {
    if (!map) return;
    const keep = () => {
      const { lat, lng } = map.getCenter();
      keepMap(place, { view: { center: [lat, lng], zoom: map.getZoom() } });
    };
    map.on('moveend', keep);
    return () => {
      map.off('moveend', keep);
    };
  }, [map, place]);
  return { map, attach, credit: hasStreets ? tiles?.attribution : undefined };
}

/** The street map of another server; when that gives nothing at all, it is removed. */
function addStreets(map: LeafletMap, url: string, onFail: () => void): void {
  const layer = new TileLayer(url, { maxZoom: NEAREST_STREETS, noWrap: true });
  layer.once('tileload', () => layer.off('tileerror'));
  layer.once('tileerror', () => {
    layer.remove();
    onFail();
  });
  layer.addTo(map);
}

/** In pixels: how much of the map is above and below the window. */
export function outOfSight(map: LeafletMap): { above: number; below: number } {
  const { top, bottom, height } = map.getContainer().getBoundingClientRect();
  const above = Math.max(0, -top);
  const below = Math.max(0, bottom - innerHeight);
  // hardly anything of it is seen: it is about to be scrolled to
  return above + below > height * 0.7 ? { above: 0, below: 0 } : { above, below };
}

/** The closest zoom that shows all of the bounds; around a single place, one at which the area can be recognised. */
export function showBounds(map: LeafletMap, bounds: LatLngBounds, { isFirst = false } = {}): void {
  const isPoint = bounds.getNorthEast().equals(bounds.getSouthWest());
  const { above, below } = outOfSight(map);
  map.fitBounds(bounds, {
    paddingTopLeft: [48, 48 + above],
    paddingBottomRight: [48, 48 + below],
    maxZoom: isPoint ? 8 : isFirst ? BEGINNING : map.getMaxZoom(),
    animate: !isFirst && map.options.zoomAnimation,
  });
}

/** The zoom; callers are rendered again when the points of the map's layers change. */
export function useZoom(map: LeafletMap): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('zoomend viewreset', onChange);
      return () => {
        map.off('zoomend viewreset', onChange);
      };
    },
    [map],
  );
  useSyncExternalStore(subscribe, () => `${map.getPixelOrigin()}`);
  return map.getZoom();
}
