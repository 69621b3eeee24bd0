import { fold } from '#shared/fold.ts';

const KIND_NAMES: Record<string, readonly string[]> = {
  port: [
    'puerto de *',
    'puerto *',
    'porto de *',
    'porto do *',
    'porto *',
    'port of *',
    'port de *',
    '* port',
    '* puerto',
  ],
  border: [
    '* border',
    '* border crossing',
    'frontera *',
    'fronteira *',
    'paso fronterizo *',
    'aduana de *',
    'aduana *',
  ],
  airport: [
    ...['aeropuerto', 'aeroporto'].flatMap((kind) => [
      `${kind} de *`,
      `${kind} *`,
      `${kind} internacional de *`,
      `${kind} internacional *`,
    ]),
    ...['* airport', '* international airport', 'aeroport de *', 'aeroport international *'],
  ],
};

/**
 * Adds the kind to the names of a terminal, in four languages: 'puerto de santos', 'port of santos', and so on. A name
 * that no town needs is also added alone: 'jorge chavez'.
 */
export function withKind(kind: string, names: string, isTaken: (name: string, people: number) => boolean): string[] {
  const patterns = KIND_NAMES[kind] ?? [];
  const most = MOST_PEOPLE[kind];
  const isAlone = (name: string) => most !== undefined && name.length >= LEAST_ALONE && !isTaken(name, most);
  return names === ''
    ? []
    : names
        .split('|')
        .flatMap((name) => [
          ...patterns.map((pattern) => pattern.replace('*', name)),
          ...(isAlone(name) ? [name] : []),
        ]);
}

/**
 * The population above which a town keeps its name: a terminal of this kind is not found by the bare name of such a
 * town, or of any town in its region. With -1, every town keeps its name.
 */
const MOST_PEOPLE: Record<string, number> = { airport: 30_000, border: -1 };
const LEAST_ALONE = 6;

/**
 * Returns a function that tells whether a place with more than `people` inhabitants has the name, or the name consists
 * of two place names: "posadas encarnacion" is a route.
 */
export function takenNames(rows: string[][]): (name: string, people: number) => boolean {
  const largest = new Map<string, number>();
  for (const [, kind, name, alternates, , , , , , population] of rows)
    for (const item of [fold(name!), ...alternates!.split('|')])
      largest.set(
        item,
        Math.max(largest.get(item) ?? 0, kind === 'city' ? Number(population) : Number.POSITIVE_INFINITY),
      );
  const isRoute = (name: string) =>
    [...name.matchAll(/ /g)].some(
      ({ index }) => largest.has(name.slice(0, index)) && largest.has(name.slice(index + 1)),
    );
  return (name, people) => (largest.get(name) ?? -1) > people || isRoute(name);
}
