import { LatLngBounds, Map as LeafletMap, TileLayer } from 'leaflet';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getConfig } from '#web/config.ts';
import { type BaseLayer, createBaseLayer } from './baseLayer.ts';
import { keepMap, readKeptMap, useMapPlace } from './keptMap.ts';
import { loadOutline, loadTowns, TOWNS_ZOOM } from './outline.ts';
import type { Box } from './placeLabels.ts';

/** The maximum zoom, beyond which the outlines are too coarse. */
const NEAREST = 10;
/** The maximum zoom with streets, as our places are towns. */
const NEAREST_STREETS = 15;
export const AMERICAS = new LatLngBounds([-62, -179], [78, -20]);
/** The area to which the map can be moved, with a margin, as a part of the map may be outside the window. */
const REACHABLE = new LatLngBounds([-84, -180], [84, 0]);
/** The margin between a pin and the edge and, on wide maps, half of the longest name of a pin, in pixels. */
const MARGIN = 48;
const HALF_NAME = 120;
const WIDE = 560;
/** The maximum initial zoom, at which the names of surrounding places are visible. */
const BEGINNING = 9;

interface LeafletOptions {
  nameOf: (countryCode: string) => string;
  /** Moves the map to the initial view. */
  begin: (map: LeafletMap) => void;
  onFail: (error: unknown) => void;
  /** Names of towns that the markers show. */
  hidden?: ReadonlySet<string>;
}

/** Creates a map in the element to which `attach` is passed as the reference; `map` is null until it exists. */
export function useLeaflet({ nameOf, begin, onFail, hidden }: LeafletOptions) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { mapTiles: tiles } = getConfig();
  const [hasStreets, setStreets] = useState(tiles !== null);
  const place = useMapPlace();
  const base = useRef<BaseLayer | null>(null);
  const covered = useRef<Parameters<BaseLayer['keepFree']> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once, and only moved afterwards.
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
        base.current = createBaseLayer(outline, nameOf, element, hidden);
        const { layer, addTowns, keepFree, setEdges } = base.current;
        if (covered.current) keepFree(...covered.current);
        const keepEdges = () => setEdges(created.getZoom(), edgesOf(created));
        created.on('moveend resize', keepEdges);
        keepEdges();
        layer.addTo(created);
        const nameTowns = () => {
          if (created.getZoom() < TOWNS_ZOOM) return;
          created.off('zoomend', nameTowns);
          // the map works without towns
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
      base.current = null;
      observer.disconnect();
      setMap(null);
      created.remove();
    };
  }, []);
  // Not before the page is scrolled to the map, as the initial view depends on the part inside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per map
  useLayoutEffect(() => {
    if (!map) return;
    const { view } = readKeptMap(place);
    if (view) map.setView(view.center, view.zoom, { animate: false });
    else begin(map);
  }, [map]);
  // Stores each view, so that the map returns to it after going back.
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
  /** Passes the boxes of the markers to the map, so that it draws no names there. */
  const keepFree = useCallback((zoom: number, boxes: readonly Box[]) => {
    if (JSON.stringify(covered.current) === JSON.stringify([zoom, boxes])) return;
    covered.current = [zoom, boxes];
    base.current?.keepFree(zoom, boxes);
  }, []);
  return { map, attach, keepFree, credit: hasStreets ? tiles?.attribution : undefined };
}

/** Adds the street map of another server, and removes it when none of its tiles load. */
function addStreets(map: LeafletMap, url: string, onFail: () => void): void {
  const layer = new TileLayer(url, { maxZoom: NEAREST_STREETS, noWrap: true });
  layer.once('tileload', () => layer.off('tileerror'));
  layer.once('tileerror', () => {
    layer.remove();
    onFail();
  });
  layer.addTo(map);
}

/** A line along each side of the visible part, in pixels at the zoom. */
function edgesOf(map: LeafletMap): Box[] {
  const { min, max } = map.getPixelBounds();
  const seen = { left: min!.x, right: max!.x, top: min!.y, bottom: max!.y };
  return [
    { ...seen, right: seen.left },
    { ...seen, left: seen.right },
    { ...seen, bottom: seen.top },
    { ...seen, top: seen.bottom },
  ];
}

/** The heights of the parts of the map above and below the window, in pixels. */
export function outOfSight(map: LeafletMap): { above: number; below: number } {
  const { top, bottom, height } = map.getContainer().getBoundingClientRect();
  const above = Math.max(0, -top);
  const below = Math.max(0, bottom - innerHeight);
  // the map is hardly visible: it will be scrolled into view
  return above + below > height * 0.7 ? { above: 0, below: 0 } : { above, below };
}

/** Shows all of the bounds as closely as possible; for a single place, with a recognizable surrounding area. */
export function showBounds(map: LeafletMap, bounds: LatLngBounds, { isFirst = false } = {}): void {
  const isPoint = bounds.getNorthEast().equals(bounds.getSouthWest());
  const { above, below } = outOfSight(map);
  const beside = map.getSize().x > WIDE ? HALF_NAME : MARGIN;
  map.fitBounds(bounds, {
    paddingTopLeft: [beside, MARGIN + above],
    paddingBottomRight: [beside, MARGIN + below],
    maxZoom: isPoint ? 8 : isFirst ? BEGINNING : map.getMaxZoom(),
    animate: !isFirst && map.options.zoomAnimation,
  });
}

/** The current zoom. Callers are rendered again when the positions in the map's layers change. */
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
