import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useApp } from '../testApp.ts';

const test = useApp('demo');

it('npm run labels prints the decisions of staff as labelled texts, oldest first', async () => {
  await test.db.pool.query(`insert into decided_texts (text, language, meaning, service_id, is_new_word, decided_at) values
    ('novela', 'pt', 'not-ours', null, false, now()), ('heladeras', 'es', 'service', 29, true, now() - interval '1 day')`);
  const env = { ...process.env, DATABASE_URL: test.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/labels.ts'], { env });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { language: 'es', q: 'heladeras', kind: 'service', services: ['Refrigerated transport'], f: null, place: null },
    { language: 'pt', q: 'novela', kind: 'hopeless', services: [] },
  ]);
});
