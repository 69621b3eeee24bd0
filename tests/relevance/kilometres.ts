const EARTH_RADIUS_KM = 6371;

/** The distance of two points in a straight line. */
export function kilometres(latitude: number, longitude: number, otherLatitude: number, otherLongitude: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const east = Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * haversine(otherLongitude - longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine(otherLatitude - latitude) + east));
}
