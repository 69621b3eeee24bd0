import { expect, it } from 'vitest';
import { migrate } from '#server/postgres/migrate.ts';
import { useApp } from '#tests/testApp.ts';
import { readSchemaFiles, sqlFile } from './sqlFiles.ts';

const DEPLOYS = 6;
const READERS = 6;

const test = useApp('demo', {}, undefined, READERS);

it('no search fails while a deploy replaces the functions of the database', async () => {
  const { migrations, functions } = readSchemaFiles();
  const statuses: number[] = [];
  let isOver = false;
  const read = async () => {
    while (!isOver) statuses.push((await test.get('/api/search/facets?f=Rosario&q=refrigerado')).status);
  };
  const readers = Array.from({ length: READERS }, read);
  for (let deploy = 1; deploy <= DEPLOYS; deploy++)
    await migrate(test.databaseUrl, {
      migrations,
      functions: functions.map(({ name, sql }) => sqlFile(name, `${sql}\n-- deploy ${deploy}`)),
    });
  isOver = true;
  await Promise.all(readers);
  expect(statuses.length).toBeGreaterThan(READERS);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
