import { type Coords, GridLayer } from 'leaflet';
import { type City, OUTLINE_ZOOM, type Outline, TOWNS_ZOOM } from './outline.ts';
import { BESIDE, type Box, type Label, overlap, placeLabels } from './placeLabels.ts';

const TILE = 512;
/** The size of a city without an outline, in pixels at the zoom of the outline. */
const BUILT = 5;
/** The radius for rounding the corners of the outlines, in pixels. */
const ROUNDED = 8;

export interface BaseLayer {
  layer: GridLayer;
  /** Keeps these boxes of markers free of names, at this zoom. */
  keepFree: (zoom: number, covered: readonly Box[]) => void;
  /** Sets the sides of the visible part, which no name crosses, at this zoom. */
  setEdges: (zoom: number, edges: readonly Box[]) => void;
  /** Adds towns, whose names are shown from `TOWNS_ZOOM` on. */
  addTowns: (towns: readonly City[]) => void;
}

/** The map under the markers, rendered here from our own outlines, without third parties. */
export function createBaseLayer(
  outline: Outline,
  nameOf: (countryCode: string) => string,
  look: HTMLElement,
  hidden?: ReadonlySet<string>,
): BaseLayer {
  const token = (name: string) => getComputedStyle(look).getPropertyValue(`--${name}`);
  const family = getComputedStyle(look).fontFamily;
  const fonts = { country: `700 13px ${family}`, city: `650 13px ${family}`, town: `500 12px ${family}` };
  const colours = {
    land: token('map-land'),
    water: token('map-water'),
    urban: token('map-urban'),
    line: token('map-line'),
    coast: token('blue-300'),
    country: token('blue-500'),
    city: token('blue-900'),
    town: token('grey-700'),
  };
  const shapes = {
    land: outline.land.map(toShape),
    lakes: outline.lakes.map(toShape),
    rivers: outline.rivers.map(toShape),
    urban: outline.urban.map(toShape),
    regions: outline.regions.map(toShape),
    borders: outline.borders.map(toShape),
  };
  const measurer = document.createElement('canvas').getContext('2d')!;
  const labelsAt = new Map<number, Label[]>();
  const coveredAt = new Map<number, readonly Box[]>();
  const edgesAt = new Map<number, readonly Box[]>();
  const tiles = new Map<HTMLElement, () => void>();
  let towns: readonly City[] = [];

  const labelsOf = (zoom: number) => {
    const known = labelsAt.get(zoom);
    if (known) return known;
    const { countries, cities } = outline;
    const named = { countries, cities: zoom < TOWNS_ZOOM ? cities : [...cities, ...towns] };
    const measure = (text: string, kind: Label['kind']) => {
      measurer.font = fonts[kind];
      return measurer.measureText(text).width;
    };
    const labels = placeLabels(named, zoom, nameOf, measure, {
      hidden,
      covered: [...(coveredAt.get(zoom) ?? []), ...(edgesAt.get(zoom) ?? [])],
    });
    labelsAt.set(zoom, labels);
    return labels;
  };

  const drawShapes = (context: CanvasRenderingContext2D, { x, y, z }: Coords) => {
    const scale = 2 ** (z - OUTLINE_ZOOM);
    const margin = 4 / scale;
    const box = {
      left: (x * TILE) / scale - margin,
      right: ((x + 1) * TILE) / scale + margin,
      top: (y * TILE) / scale - margin,
      bottom: ((y + 1) * TILE) / scale + margin,
    };
    const each = (list: Shape[], paint: (path: Path2D) => void) => {
      for (const shape of list) if (overlap(shape, box)) paint(shape.path);
    };
    const stroke = (list: Shape[], colour: string, width: number) => {
      context.strokeStyle = colour;
      context.lineWidth = width / scale;
      each(list, (path) => context.stroke(path));
    };
    const fill = (list: Shape[], colour: string) => {
      context.fillStyle = colour;
      each(list, (path) => context.fill(path));
    };
    context.save();
    context.translate(-x * TILE, -y * TILE);
    context.scale(scale, scale);
    context.lineJoin = 'round';
    stroke(shapes.land, colours.coast, 1.5);
    fill(shapes.land, colours.land);
    if (z >= 5) fill(shapes.urban, colours.urban);
    if (z >= 7) stroke(shapes.urban, colours.urban, ROUNDED);
    if (z >= 7) fillBuilt(context, box, scale);
    if (z >= 4) stroke(shapes.rivers, colours.water, z >= 8 ? 4 : z >= 6 ? 2 : 1);
    fill(shapes.lakes, colours.water);
    context.setLineDash([4 / scale, 3 / scale]);
    if (z >= 5) stroke(shapes.regions, colours.line, 1);
    context.setLineDash([]);
    stroke(shapes.borders, colours.line, 2);
    context.restore();
  };

  const fillBuilt = (context: CanvasRenderingContext2D, box: Box, scale: number) => {
    const radius = BUILT * Math.max(1, 1 / scale);
    context.fillStyle = colours.urban;
    for (const [, x, y] of outline.cities) {
      if (x < box.left - radius || x > box.right + radius || y < box.top - radius || y > box.bottom + radius) continue;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
  };

  const drawLabels = (context: CanvasRenderingContext2D, { x, y, z }: Coords) => {
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = colours.land;
    for (const label of labelsOf(z)) {
      const left = label.x - x * TILE;
      const top = label.y - y * TILE;
      if (top < -20 || top > TILE + 20 || left < -label.width - 20 || left > TILE + label.width + 20) continue;
      const isCity = label.kind !== 'country';
      const start = isCity ? left + (label.isBefore ? -BESIDE : BESIDE) : left;
      context.font = fonts[label.kind];
      context.textAlign = isCity ? (label.isBefore ? 'right' : 'left') : 'center';
      context.fillStyle = colours[label.kind];
      context.strokeText(label.text, start, top);
      context.fillText(label.text, start, top);
      if (!isCity) continue;
      context.beginPath();
      context.arc(left, top, label.kind === 'city' ? 3 : 2, 0, 2 * Math.PI);
      context.fill();
    }
  };

  const redraw = () => {
    labelsAt.clear();
    for (const draw of tiles.values()) draw();
  };

  const Layer = GridLayer.extend({
    createTile(coords: Coords) {
      const tile = document.createElement('canvas');
      const density = Math.min(devicePixelRatio, 2);
      tile.width = TILE * density;
      tile.height = TILE * density;
      const context = tile.getContext('2d')!;
      context.scale(density, density);
      const draw = () => {
        context.clearRect(0, 0, TILE, TILE);
        drawShapes(context, coords);
        drawLabels(context, coords);
      };
      tiles.set(tile, draw);
      draw();
      return tile;
    },
  }) as unknown as new (
    options: object,
  ) => GridLayer;
  const layer = new Layer({ tileSize: TILE, noWrap: true, updateWhenZooming: false, keepBuffer: 1 });
  layer.on('tileunload', ({ tile }) => tiles.delete(tile));
  return {
    layer,
    keepFree: (zoom, covered) => {
      coveredAt.set(zoom, covered);
      redraw();
    },
    setEdges: (zoom, edges) => {
      edgesAt.set(zoom, edges);
      redraw();
    },
    addTowns: (more) => {
      towns = more;
      redraw();
    },
  };
}

/** A line or ring ready to be drawn, with its bounds. */
interface Shape extends Box {
  path: Path2D;
}

function toShape(line: readonly number[]): Shape {
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
