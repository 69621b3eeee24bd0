import { LatLng } from 'leaflet';

type Point = readonly [latitude: number, longitude: number];
export type Line = readonly [Point, Point];

/** The number of points of a line, and the ratio of its bend to its length. */
const STEPS = 24;
const BEND = 0.18;

/** The points of a line that bends to one side, so that the way back is a different line, and lines rarely coincide. */
export function curve([[south, west], [north, east]]: Line): LatLng[] {
  const bend = [(south + north) / 2 + (east - west) * BEND, (west + east) / 2 - (north - south) * BEND] as const;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const between = (from: number, middle: number, to: number) =>
      (1 - part) ** 2 * from + 2 * part * (1 - part) * middle + part ** 2 * to;
    return new LatLng(between(south, bend[0], north), between(west, bend[1], east));
  });
}
