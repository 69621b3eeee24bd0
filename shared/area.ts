/** A rectangle of the map, in degrees. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The maximum size of an area in degrees: the Americas and their surroundings on the map. */
export const MAX_AREA = { height: 150, width: 180 };

const DEGREES = /^\s*-?\d{1,3}(\.\d{1,9})?\s*$/;

/** An area in the notation of addresses, such as `-35,-59,-34,-58`; null for anything other than four numbers. */
export function parseArea(text: string): Area | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [south, west, north, east] = parts.map(Number) as [number, number, number, number];
  return { south, west, north, east };
}

/** The error message for an invalid area; null for a valid one. */
export function areaFault({ south, west, north, east }: Area): 'search.area' | 'search.areaSize' | null {
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  if (!isOnEarth || !(south < north) || !(west < east)) return 'search.area';
  return north - south > MAX_AREA.height || east - west > MAX_AREA.width ? 'search.areaSize' : null;
}
