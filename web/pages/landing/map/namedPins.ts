interface Pin {
  id: string;
  x: number;
  y: number;
  /** Of its face, in pixels. */
  width: number;
  /** What it would show besides; null for none. */
  named: { width: number } | null;
}

/** In pixels: of a face with the point below it. */
const HEIGHT = 36;

/** Ids of the pins whose names fit: none covers another one, and the first ones come first. */
export function namedPins(pins: readonly Pin[]): Set<string> {
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
    const fits = [...taken].every(
      ([id, { left, right, top, bottom }]) =>
        id === pin.id || left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top,
    );
    if (!fits) continue;
    taken.set(pin.id, own);
    named.add(pin.id);
  }
  return named;
}
