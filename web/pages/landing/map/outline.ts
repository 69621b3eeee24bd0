import { loadChunk } from '#web/loadChunk.ts';

/** A line or ring in the plane of web maps: x and y of its first point, then from point to point. */
type Line = number[];

/** What scripts/map-outline.mjs writes: land and water of the Americas, and names. The world is 2^16 wide. */
export interface Outline {
  land: Line[];
  lakes: Line[];
  rivers: Line[];
  /** Between countries. */
  borders: Line[];
  /** Between provinces and states. */
  regions: Line[];
  /** Code, x, y; larger countries first. */
  countries: [string, number, number][];
  /** Name, x, y; larger cities first. */
  cities: [string, number, number][];
}

/** The zoom at which a unit of an outline is a pixel, in tiles of 256. */
export const OUTLINE_ZOOM = 8;

export async function loadOutline(): Promise<Outline> {
  const { default: outline } = await loadChunk(() => import('./americas.json'));
  return outline as unknown as Outline;
}
