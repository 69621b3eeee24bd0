import type { Cells } from './cells.ts';

const NUMBER = /[-+]?\d{1,3}(?:[.,]\d+)?/g;

/**
 * Parses latitude and longitude, in one column each or together in one: "[-25.46, -49.22]", "-25,46; -49,22",
 * "POINT(-49.22 -25.46)". Null without a position, and if both are 0.
 */
export function readPosition({ latitude = '', longitude = '' }: Pick<Cells, 'latitude' | 'longitude'>) {
  const numbers = (longitude === '' ? pair(latitude) : [latitude, longitude]).map(asNumber);
  const [north, east] = /^\s*point/i.test(latitude) ? numbers.reverse() : numbers;
  if (!(Math.abs(north!) <= 90 && Math.abs(east!) <= 180) || (north === 0 && east === 0)) return null;
  return [north!, east!] as const;
}

function pair(text: string): string[] {
  const withDots = text.match(/[-+]?\d{1,3}(?:\.\d+)?/g) ?? [];
  return withDots.length === 2 ? withDots : (text.match(NUMBER) ?? []).slice(0, 2);
}

const asNumber = (cell: string) => Number(cell.trim().replace(',', '.') || Number.NaN);
