/** A line or ring that is ready to be drawn, and what it covers. */
export interface Shape {
  path: Path2D;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function toShape(line: readonly number[]): Shape {
  const shape: Shape = { path: new Path2D(), left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y] = [0, 0];
  for (let i = 0; i < line.length; i += 2) {
    x += line[i]!;
    y += line[i + 1]!;
    if (i === 0) shape.path.moveTo(x, y);
    else shape.path.lineTo(x, y);
    shape.left = Math.min(shape.left, x);
    shape.right = Math.max(shape.right, x);
    shape.top = Math.min(shape.top, y);
    shape.bottom = Math.max(shape.bottom, y);
  }
  return shape;
}

export function touches(shape: Shape, box: Omit<Shape, 'path'>): boolean {
  return shape.left < box.right && shape.right > box.left && shape.top < box.bottom && shape.bottom > box.top;
}
