import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { saysWhatItFollows } from '../../scripts/check.ts';

/** The output of `npm run check` for a migration. */
function judge(sql: string) {
  const { status, stdout } = spawnSync('node_modules/.bin/squawk', ['--reporter', 'gcc'], {
    input: sql,
    encoding: 'utf8',
  });
  return { isRefused: status !== 0, stdout };
}

it.each([
  'alter table providers add column a text;',
  'create table a (id int primary key);',
  '-- no transaction\ncreate index concurrently a_b on a (b);',
  '-- contract after 20261125000000_expand\n-- squawk-ignore ban-drop-column\nalter table providers drop column a;',
])('a migration that blocks nobody passes: %s', (sql) => {
  expect(judge(sql)).toEqual({ isRefused: false, stdout: '' });
});

it.each([
  ['require-concurrent-index-creation', 'create index a_b on a (b);'],
  ['ban-drop-column', 'alter table providers drop column a;'],
  ['adding-required-field', 'alter table providers add column a text not null;'],
  ['changing-column-type', 'alter table providers alter column a type bigint;'],
  ['renaming-column', 'alter table providers rename column a to b;'],
])('one that would block or break the previous release is refused (%s)', (rule, sql) => {
  expect(judge(sql)).toEqual({ isRefused: true, stdout: expect.stringContaining(rule) });
});

it('one that ignores a rule names the migration that introduced the new form', () => {
  const ignores = '-- squawk-ignore ban-drop-column\nalter table providers drop column a;';
  const known = ['20261125000000_expand'];
  expect(saysWhatItFollows(`-- contract after ${known[0]}\n${ignores}`, known)).toBe(true);
  expect(saysWhatItFollows(ignores, known)).toBe(false);
  expect(saysWhatItFollows(`-- contract after 20261125000000_other\n${ignores}`, known)).toBe(false);
});
