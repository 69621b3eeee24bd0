import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { loadGazetteer } from '#server/places/gazetteer.ts';
import { useApp } from '../testApp.ts';

const run = promisify(execFile);
const test = useApp('demo');

/** A line in GeoNames' format. */
const line = (country: string, code: string, name: string, latitude: number, longitude: number) =>
  [country, code, name, 'Region', '', '', '', '', '', latitude, longitude, '4'].join('\t');
const LINES = [
  line('US', '90210', 'Beverly Hills', 34.0901, -118.4065),
  line('BR', '13480-000', 'Limeira', -22.5647, -47.4017),
  line('CA', 'L0R', 'Grimsby', 43.2, -79.55),
  line('DE', '10115', 'Berlin', 52.53, 13.38),
  '',
];

async function load(...parameters: string[]) {
  const env = { ...process.env, DATABASE_URL: test.databaseUrl };
  return run(process.execPath, ['scripts/places.ts', ...parameters], { env });
}

it('postal codes from a GeoNames file are used after the next start', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'rumbo-postal-')), 'codes.txt');
  await writeFile(file, LINES.join('\n'));
  // twice: loading again replaces them
  await load('--postal', file);
  const { stdout } = await load('--postal', file);
  expect(stdout).toContain('3 postal codes were loaded; 1 lines have no place in the Americas near them.');
  const { read } = await loadGazetteer(test.db.pool);
  expect(read('90210')?.place).toMatchObject({ name: 'Beverly Hills', region: 'California' });
  expect(read('Rua A 10, 13480-000')?.place).toMatchObject({ name: 'Limeira' });
  expect(read('L0R 1E0')?.place).toMatchObject({ countryCode: 'CA', region: 'Ontario' });
}, 60_000);

it('a missing file is reported, and nothing changes', async () => {
  await expect(load('--postal', '/nowhere/codes.txt')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/nowhere/codes.txt'),
  });
});
