import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { Area } from '#shared/area.ts';
import { AMERICAS, outOfSight } from './useLeaflet.ts';

/** The visible area of the map. */
export function seenArea(map: LeafletMap): Area {
  const { x, y } = map.getSize();
  const { above, below } = outOfSight(map);
  const corner = map.containerPointToLatLng([0, y - below]);
  const opposite = map.containerPointToLatLng([x, above]);
  return {
    south: Math.max(corner.lat, AMERICAS.getSouth()),
    west: Math.max(corner.lng, AMERICAS.getWest()),
    north: Math.min(opposite.lat, AMERICAS.getNorth()),
    east: Math.min(opposite.lng, AMERICAS.getEast()),
  };
}

/** Moves the map to a searched area, unless the map already shows it. */
export function showArea(map: LeafletMap, { south, west, north, east }: Area): void {
  const { above, below } = outOfSight(map);
  // slightly smaller, as rounded edges would need the next smaller scale
  const bounds = new LatLngBounds([south, west], [north, east]).pad(-0.01);
  map.fitBounds(bounds, { paddingTopLeft: [0, above], paddingBottomRight: [0, below], animate: false });
}
