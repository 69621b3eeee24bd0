import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', level = '', about = '', heldBy = '']) => ({ item, level, about, heldBy }));

it('the table of ASVS items has all of level 1, and of level 2 all of V6 and V7', () => {
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ item, level }) => level === '2' && /^[67]\./.test(item))).toHaveLength(34);
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
});

it.each(rows)('the item $item has tests that exist, or a reason', ({ about, heldBy }) => {
  expect(about && heldBy).toBeTruthy();
  for (const part of heldBy.split(/; (?=`)/)) {
    const [, file, name = ''] = part.match(/^`([^`]+\.(?:test|e2e)\.tsx?)`: (.+)$/) ?? [];
    if (!file) continue;
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(name);
  }
});
