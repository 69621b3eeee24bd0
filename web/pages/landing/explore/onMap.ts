/** The size of the drawn map. */
export const MAP = { width: 1080, height: 1280 };

/** Where a place is on the drawn map: see scripts/map-countries.mjs. */
export function onMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: Math.round((longitude + 169) * 8), y: Math.round((72 - latitude) * 10) };
}
