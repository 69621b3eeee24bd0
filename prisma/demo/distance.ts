export interface Point {
  latitude: number;
  longitude: number;
}

/** The distance between two points in degrees of latitude, precise enough to find near points. */
export function distance(a: Point, b: Point): number {
  const eastward = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  const northward = a.latitude - b.latitude;
  return Math.sqrt(northward * northward + eastward * eastward);
}

export function nearest<T extends Point>(items: readonly T[], to: Point): T | undefined {
  let best: T | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const length = distance(item, to);
    if (length < shortest) {
      shortest = length;
      best = item;
    }
  }
  return best;
}
