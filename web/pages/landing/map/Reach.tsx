import { DomUtil, type Map as LeafletMap, type ZoomAnimEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './Reach.module.css';
import { useZoom } from './useLeaflet.ts';

interface ReachProps {
  map: LeafletMap;
  /** The searched place, the center of the circle. */
  place: { readonly latitude: number; readonly longitude: number };
  withinKm: number;
}

const KM_PER_DEGREE = 111.2;

/** The search radius on the map, which shows why other places are not among the results. */
export function Reach({ map, place: { latitude, longitude }, withinKm }: ReachProps) {
  const zoom = useZoom(map);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const follow = ({ center, zoom: next }: ZoomAnimEvent) => {
      const moved = DomUtil.getPosition(map.getPane('mapPane')!);
      const origin = map.project(center, next).subtract(map.getSize().divideBy(2)).add(moved).round();
      const point = map.project([latitude, longitude], next).subtract(origin);
      if (element.current) DomUtil.setTransform(element.current, point, map.getZoomScale(next, zoom));
    };
    map.on('zoomanim', follow);
    return () => {
      map.off('zoomanim', follow);
    };
  }, [map, latitude, longitude, zoom]);

  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  const north = map.latLngToLayerPoint([latitude + withinKm / KM_PER_DEGREE, longitude]);
  const size = `${2 * (y - north.y)}px`;
  return createPortal(
    <span
      ref={element}
      className={`${css.reach} leaflet-zoom-animated`}
      style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
    >
      <span className={css.circle} style={{ inlineSize: size, blockSize: size }} />
      <span className={css.middle} />
    </span>,
    map.getPane('overlayPane')!,
  );
}
