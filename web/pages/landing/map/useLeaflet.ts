import { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createBaseLayer } from './baseLayer.ts';
import { loadOutline } from './outline.ts';

/** Nearer than this the outlines are too coarse to help. */
export const NEAREST = 10;
const AMERICAS = new LatLngBounds([-62, -179], [78, -20]);

interface LeafletOptions {
  nameOf: (countryCode: string) => string;
  /** What is seen first. */
  shown: LatLngBounds;
  onFail: (error: unknown) => void;
}

/** A map in the element that gets the reference; null until it is there. */
export function useLeaflet({ nameOf, shown, onFail }: LeafletOptions) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map begins once; it is moved afterwards.
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = new LeafletMap(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: NEAREST,
      maxBounds: AMERICAS,
      maxBoundsViscosity: 0.8,
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      inertia: !calm,
    });
    showBounds(created, shown.isValid() ? shown : AMERICAS, false);
    let isGone = false;
    loadOutline().then((outline) => {
      if (!isGone) createBaseLayer(outline, nameOf, element).addTo(created);
    }, onFail);
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
  return { map, attach };
}

/** As near as everything in the bounds can be seen; around a single place so far that one recognises where it is. */
export function showBounds(map: LeafletMap, bounds: LatLngBounds, animate = true): void {
  const isPoint = bounds.getNorthEast().equals(bounds.getSouthWest());
  map.fitBounds(bounds, {
    padding: [48, 48],
    maxZoom: isPoint ? 8 : NEAREST,
    animate: animate && map.options.zoomAnimation,
  });
}

/** The zoom; whoever asks is drawn anew when the points of the map's layers change. */
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
