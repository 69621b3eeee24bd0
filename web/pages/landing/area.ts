import type { Area } from '#shared/area.ts';

/** Writes an area into the address, rounded to some hundred meters, to keep shared addresses short. */
export function writeArea({ south, west, north, east }: Area): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(3))).join(',');
}

export function liesIn({ south, west, north, east }: Area, at: { latitude: number; longitude: number }): boolean {
  return at.latitude >= south && at.latitude <= north && at.longitude >= west && at.longitude <= east;
}
