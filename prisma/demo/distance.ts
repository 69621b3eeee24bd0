export interface Point {
  latitude: number;
  longitude: number;
}

/** Degrees of latitude between two points: precise enough to find near ones. */
export function distance(one: Point, other: Point): number {
  const eastward = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  const northward = one.latitude - other.latitude;
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
