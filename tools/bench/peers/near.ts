import { RADIUS_KM } from './engine.ts';
import type { Point } from './peerQueries.ts';

/** The box around the radius of a point, for engines with indexes on latitude and longitude. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
  latitude: number;
  longitude: number;
  /** The length of a degree of longitude at this point, in kilometers. */
  width: number;
}

export const KM_OF_LATITUDE = 111.2;

export function boxAround({ latitude, longitude }: Point): Box {
  const width = KM_OF_LATITUDE * Math.cos((latitude * Math.PI) / 180);
  const [high, wide] = [RADIUS_KM / KM_OF_LATITUDE, RADIUS_KM / width];
  return {
    ...{ south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide },
    ...{ latitude, longitude, width },
  };
}

export function isNear({ latitude, longitude, width }: Box, point: Point): boolean {
  const [up, along] = [(point.latitude - latitude) * KM_OF_LATITUDE, (point.longitude - longitude) * width];
  return up * up + along * along < RADIUS_KM * RADIUS_KM;
}
