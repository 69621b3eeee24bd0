import { expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { readPlaces } from '../gazetteer.ts';
import { makeAtlas } from './atlas.ts';

const database = useDatabase('demo');

it('is the same from the committed places and from the database', async () => {
  expect(makeAtlas(await readPlaces(database.db.pool))).toEqual(makeAtlas(referencePlaces()));
});
