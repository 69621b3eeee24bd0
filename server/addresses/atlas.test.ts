import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { referencePlaces } from '../../prisma/seed/reference.ts';
import { useDatabase } from '../../tests/testDatabase.ts';
import { makeAtlas } from './atlas.ts';
import { isCurrent, readAtlas, writeAtlas } from './atlasFile.ts';
import { readPlaces } from './gazetteer.ts';

const database = useDatabase('demo');
const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-atlas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { places, fingerprint } = referencePlaces();

it('is the same of the committed places, of the database and of the file', async () => {
  const atlas = makeAtlas(places);
  expect(makeAtlas(await readPlaces(database.db.pool))).toEqual(atlas);
  const file = path.join(folder, 'places.bin');
  writeFileSync(file, writeAtlas(atlas, fingerprint));
  const stored = (await readAtlas(file))!;
  expect(stored.fingerprint).toBe(fingerprint);
  expect(stored.atlas).toEqual(atlas);
});

it('is used only where the database has these places and no others', async () => {
  const { pool } = database.db;
  const atlas = makeAtlas(places);
  expect(await isCurrent(pool, { atlas, fingerprint })).toBe(true);
  expect(await isCurrent(pool, { atlas, fingerprint: 'of another version' })).toBe(false);
  expect(await isCurrent(pool, { atlas: makeAtlas(places.slice(1)), fingerprint })).toBe(false);
});

it('is missed by nobody where nothing was built', async () => {
  expect(await readAtlas(path.join(folder, 'nothing'))).toBeNull();
});
