import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Atlas } from './atlas.ts';

/** Beside the bundle, whose build writes it of the committed places. Those who run the sources have none. */
export const ATLAS_FILE = 'places.bin';
const FILE = path.join(import.meta.dirname, ATLAS_FILE);

const LISTS = { Uint8Array, Int32Array, Float64Array };
type List = InstanceType<(typeof LISTS)[keyof typeof LISTS]>;

/** Where each list of the atlas begins, behind a header of `fingerprint`, the number of places and the lists. */
interface Header {
  /** Of the reference data, as the seed writes it into the database. */
  fingerprint: string;
  lists: { path: string[]; type: keyof typeof LISTS; start: number; length: number }[];
}

// the lists must begin where their widest numbers may
const ALIGNED = 8;
const align = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED;

export function writeAtlas(atlas: Atlas, fingerprint: string): Buffer {
  const found = listsOf(atlas, []);
  let end = 0;
  const lists = found.map(({ path, list }) => {
    const start = end;
    end = align(start + list.byteLength);
    return { path, type: list.constructor.name as keyof typeof LISTS, start, length: list.length };
  });
  const header = Buffer.from(JSON.stringify({ fingerprint, lists } satisfies Header));
  const begin = align(4 + header.length);
  const file = Buffer.alloc(begin + end);
  file.writeInt32LE(header.length);
  header.copy(file, 4);
  found.forEach(({ list }, at) => {
    Buffer.from(list.buffer, list.byteOffset, list.byteLength).copy(file, begin + lists[at]!.start);
  });
  return file;
}

export interface StoredAtlas {
  atlas: Atlas;
  fingerprint: string;
}

/** What the build has written; null when there is none. */
export async function readAtlas(name = FILE): Promise<StoredAtlas | null> {
  const file = await readWhole(name);
  if (!file) return null;
  const length = file.readInt32LE();
  const { fingerprint, lists } = JSON.parse(file.toString('utf8', 4, 4 + length)) as Header;
  const begin = file.byteOffset + align(4 + length);
  const atlas: Record<string, unknown> = {};
  for (const { path, type, start, length } of lists) {
    let owner = atlas;
    for (const name of path.slice(0, -1)) {
      owner[name] ??= {};
      owner = owner[name] as Record<string, unknown>;
    }
    owner[path.at(-1)!] = new LISTS[type](file.buffer, begin + start, length);
  }
  return { atlas: atlas as unknown as Atlas, fingerprint };
}

/** In one piece, beside whatever else is done: `readFile` comes back for each part of it. */
async function readWhole(name: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = await open(name).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const whole = Buffer.from(new ArrayBuffer(size));
    await file.read(whole, 0, size, 0);
    return whole;
  } finally {
    await file.close();
  }
}

/** Whether they are the database's places. An older version's stay there, so the number of them counts too. */
export async function isCurrent(pool: Pool, { atlas, fingerprint }: StoredAtlas): Promise<boolean> {
  const { rows } = await pool.query<{ same: boolean }>(
    `select value = to_jsonb($1::text) and (select count(*) from addresses) = $2 as same
     from settings where key = 'reference'`,
    [fingerprint, atlas.ids.length],
  );
  return rows[0]?.same === true;
}

function listsOf(part: object, path: string[]): { path: string[]; list: List }[] {
  return Object.entries(part).flatMap(([name, value]) =>
    ArrayBuffer.isView(value)
      ? [{ path: [...path, name], list: value as List }]
      : listsOf(value as object, [...path, name]),
  );
}
