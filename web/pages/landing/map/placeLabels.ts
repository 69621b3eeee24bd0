import { OUTLINE_ZOOM, type Outline } from './outline.ts';

export interface Label {
  text: string;
  /** The kind of the place; a town is a smaller city. */
  kind: 'country' | 'city' | 'town';
  /** The center of a country's name, or the dot of a city, in pixels at the zoom. */
  x: number;
  y: number;
  width: number;
  /** Whether the name is to the left of its dot, as there is no room on the right. */
  isBefore: boolean;
}

const HEIGHT = 18;
/** The distance from the dot of a city to its name. */
export const BESIDE = 12;
/** The maximum number of country and city labels at a zoom; larger ones come first. */
const COUNTRIES = [4, 4, 6, 9, 17, 99, 99];
const CITIES = [0, 0, 0, 10, 40, 130, 350, 900];
/** The number of largest cities, which have larger names. */
const LARGE = 400;

/**
 * The names that fit on the map at a zoom, larger places first. They are placed for the whole map together: a name that
 * crosses tiles is on all of them. Names in `hidden` are shown by markers, which cover the boxes in `covered`.
 */
export function placeLabels(
  { countries, cities }: Pick<Outline, 'countries' | 'cities'>,
  zoom: number,
  nameOf: (countryCode: string) => string,
  measure: (text: string, kind: Label['kind']) => number,
  { hidden, covered = [] }: { hidden?: ReadonlySet<string> | undefined; covered?: readonly Box[] } = {},
): Label[] {
  const scale = 2 ** (zoom - OUTLINE_ZOOM);
  const taken = createGrid();
  for (const box of covered) taken.add(box);
  const labels: Label[] = [];
  const place = (kind: Label['kind'], text: string, x: number, y: number) => {
    const width = measure(text, kind);
    const takes = (left: number, right: number) =>
      taken.take({ left, right, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 });
    const isAfter = kind === 'country' ? takes(x - width / 2, x + width / 2) : takes(x - 4, x + width + BESIDE + 6);
    const isBefore = !isAfter && kind !== 'country' && takes(x - width - BESIDE - 6, x + 4);
    if (isAfter || isBefore) labels.push({ text, kind, x, y, width, isBefore });
  };
  for (const [code, x, y] of countries.slice(0, COUNTRIES[zoom] ?? 0))
    place('country', nameOf(code), x * scale, y * scale);
  const shown = cities.slice(0, CITIES[zoom] ?? cities.length);
  for (const [index, [name, x, y]] of shown.entries())
    if (!hidden?.has(name)) place(index < LARGE ? 'city' : 'town', name, x * scale, y * scale);
  return labels;
}

/** A rectangle, in pixels at the zoom. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlap = (one: Box, other: Box) =>
  other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;

const CELL = 256;

/** A set of boxes that do not overlap; grid cells make the search for neighbors fast. */
function createGrid() {
  const cells = new Map<string, Box[]>();
  const cellsOf = ({ left, right, top, bottom }: Box) => {
    const keys: string[] = [];
    for (let x = Math.floor(left / CELL); x <= right / CELL; x++)
      for (let y = Math.floor(top / CELL); y <= bottom / CELL; y++) keys.push(`${x} ${y}`);
    return keys;
  };
  const add = (box: Box) => {
    for (const key of cellsOf(box)) cells.set(key, [...(cells.get(key) ?? []), box]);
  };
  return {
    add,
    /** Adds a box if there is room. Returns whether there was. */
    take(box: Box): boolean {
      if (cellsOf(box).some((key) => cells.get(key)?.some((other) => overlap(box, other)))) return false;
      add(box);
      return true;
    },
  };
}
