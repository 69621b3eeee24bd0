import { OUTLINE_ZOOM, type Outline } from './outline.ts';

export interface Label {
  text: string;
  /** A town is a smaller city. */
  kind: 'country' | 'city' | 'town';
  /** The middle of a country's name, or the dot of a city, in pixels of the zoom. */
  x: number;
  y: number;
  width: number;
}

const HEIGHT = 18;
/** The maximum number of country and city labels at a zoom; larger ones come first. */
const COUNTRIES = [4, 4, 6, 9, 17, 99, 99];
const CITIES = [0, 0, 0, 10, 40, 130, 350, 900];
/** The largest cities have larger names. */
const LARGE = 400;

/**
 * The names that fit on the map at a zoom, larger places first. They are placed for the whole map together: a name that
 * crosses tiles is on all of them. Those in `hidden` are named by markers.
 */
export function placeLabels(
  { countries, cities }: Pick<Outline, 'countries' | 'cities'>,
  zoom: number,
  nameOf: (countryCode: string) => string,
  measure: (text: string, kind: Label['kind']) => number,
  hidden?: ReadonlySet<string>,
): Label[] {
  const scale = 2 ** (zoom - OUTLINE_ZOOM);
  const taken = createGrid();
  const labels: Label[] = [];
  const place = (kind: Label['kind'], text: string, x: number, y: number) => {
    const width = measure(text, kind);
    const left = kind === 'country' ? x - width / 2 : x - 4;
    const box = {
      left,
      right: left + width + (kind === 'country' ? 0 : 18),
      top: y - HEIGHT / 2,
      bottom: y + HEIGHT / 2,
    };
    if (taken.take(box)) labels.push({ text, kind, x, y, width });
  };
  for (const [code, x, y] of countries.slice(0, COUNTRIES[zoom] ?? 0))
    place('country', nameOf(code), x * scale, y * scale);
  const shown = cities.slice(0, CITIES[zoom] ?? cities.length);
  for (const [index, [name, x, y]] of shown.entries())
    if (!hidden?.has(name)) place(index < LARGE ? 'city' : 'town', name, x * scale, y * scale);
  return labels;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CELL = 256;

/** Boxes that do not overlap; those near a new one are found by the cells they are in. */
function createGrid() {
  const cells = new Map<string, Box[]>();
  const cellsOf = ({ left, right, top, bottom }: Box) => {
    const keys: string[] = [];
    for (let x = Math.floor(left / CELL); x <= right / CELL; x++)
      for (let y = Math.floor(top / CELL); y <= bottom / CELL; y++) keys.push(`${x} ${y}`);
    return keys;
  };
  return {
    /** Returns whether there was room. */
    take(box: Box): boolean {
      const keys = cellsOf(box);
      const overlaps = (other: Box) =>
        other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
      if (keys.some((key) => cells.get(key)?.some(overlaps))) return false;
      for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), box]);
      return true;
    },
  };
}
