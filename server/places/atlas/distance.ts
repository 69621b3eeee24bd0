export const KM_PER_DEGREE = 111.2;

interface Point {
  latitude: number;
  longitude: number;
}

/** The distance in kilometers on a plane: accurate enough to compare places a few hundred kilometers apart. */
export function kilometresBetween(from: Point, to: Point): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  // faster than Math.hypot, in a function that is called often
  return KM_PER_DEGREE * Math.sqrt(north * north + east * east);
}
