import { expect, it } from 'vitest';
import { migrate } from '#server/postgres/migrate.ts';
import { useApp } from '#tests/testApp.ts';
import { readSchemaFiles, sqlFile } from './sqlFiles.ts';

const READERS = 6;
const READS = 5;

const test = useApp('demo', {}, undefined, READERS);

it('no search fails while deploys replace the functions of the database', async () => {
  const { migrations, functions } = readSchemaFiles();
  const statuses: number[] = [];
  const readers = Array.from({ length: READERS }, async () => {
    for (let i = 0; i < READS; i++)
      statuses.push((await test.get('/api/search/facets?f=Rosario&q=refrigerado')).status);
  });
  for (let deploy = 1; statuses.length < READERS * READS; deploy++)
    await migrate(test.databaseUrl, {
      migrations,
      functions: functions.map(({ name, sql }) => sqlFile(name, `${sql}\n-- deploy ${deploy}`)),
    });
  await Promise.all(readers);
  expect(statuses).toEqual(statuses.map(() => 200));
});
