/** What is seen of the map, in degrees. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** From the address, where `readSearch` has seen that it is four numbers. */
export function parseArea(text: string): Area {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  return { south, west, north, east };
}

/** To some hundred metres: no longer than an address that is passed on should be. */
export function writeArea({ south, west, north, east }: Area): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(3))).join(',');
}

export function liesIn({ south, west, north, east }: Area, at: { latitude: number; longitude: number }): boolean {
  return at.latitude >= south && at.latitude <= north && at.longitude >= west && at.longitude <= east;
}
