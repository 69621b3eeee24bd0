import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';

/** The kinds of freight terminals that GeoNames lacks. */
export type Terminal = 'port' | 'airport' | 'border' | 'terminal';

let known: Map<number, Terminal> | undefined;

/** The kind of a port, airport, border crossing or other terminal; null for any other place. */
export function terminalOf(placeId: number): Terminal | null {
  known ??= new Map(
    readFileSync(path.join(ROOT, 'prisma/reference/places/terminals.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((line): [number, Terminal] => {
        const [id, kind] = line.split('\t');
        return [Number(id), kind as Terminal];
      }),
  );
  return known.get(placeId) ?? null;
}
