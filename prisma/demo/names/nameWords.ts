/** The line of business that a name expresses. */
export type Line =
  | 'road'
  | 'cold'
  | 'bulk'
  | 'special'
  | 'parcels'
  | 'moving'
  | 'forwarding'
  | 'customs'
  | 'storage'
  | 'people'
  | 'cranes'
  | 'services';

export interface NameWords {
  surnames: readonly string[];
  givenNames: readonly string[];
  /** Words before a surname or a place, such as "Transportes" in "Transportes Pereyra". */
  heads: Readonly<Record<Line, readonly string[]>>;
  /** Words after a coined name or a surname, such as "Cargas" in "Translogic Cargas". */
  tails: Readonly<Record<Line, readonly string[]>>;
  /** Places and directions that fit any head. */
  placeWords: readonly string[];
  /** Additional place words, by country. */
  localWords: Readonly<Record<string, readonly string[]>>;
  /** Figures and saints that businesses are named after. */
  symbols: readonly string[];
  /** Beginnings and ends of invented names. */
  beginnings: readonly string[];
  ends: readonly string[];
}

const lines: readonly (readonly [Line, number])[] = [
  ['road', 5],
  ['cold', 7],
  ['bulk', 11],
  ['special', 15],
  ['parcels', 17],
  ['moving', 18],
  ['forwarding', 23],
  ['customs', 26],
  ['storage', 30],
  ['people', 33],
  ['cranes', 35],
  ['services', 40],
];

export function lineOf(subcategoryId: number): Line {
  return lines.find(([, last]) => subcategoryId <= last)?.[0] ?? 'services';
}

export function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}
