import { type Box, overlap } from './placeLabels.ts';

interface Pin {
  id: string;
  x: number;
  y: number;
  /** The width of the pin's face without a name, in pixels. */
  width: number;
  /** The width of the face with the name; null for no name. */
  named: { width: number } | null;
}

/** The height of a face with the point below it, in pixels. */
const HEIGHT = 36;

/**
 * The ids of the pins whose names fit without overlaps, giving priority to the first ones, and the boxes covered by all
 * pins.
 */
export function namedPins(pins: readonly Pin[]): { named: Set<string>; covered: Box[] } {
  const box = ({ x, y }: Pin, width: number) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - HEIGHT,
    bottom: y,
  });
  const taken = new Map(pins.map((pin) => [pin.id, box(pin, pin.width)]));
  const named = new Set<string>();
  for (const pin of pins) {
    if (!pin.named) continue;
    const own = box(pin, pin.named.width);
    const fits = [...taken].every(([id, other]) => id === pin.id || !overlap(own, other));
    if (!fits) continue;
    taken.set(pin.id, own);
    named.add(pin.id);
  }
  return { named, covered: [...taken.values()] };
}
