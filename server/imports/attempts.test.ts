import { afterEach, describe, expect, it } from 'vitest';
import { csvForm } from '#tests/csvForm.ts';
import { IMPORT_HEADER, importRow, useImports } from '#tests/importing.ts';
import { jobParts } from '#tests/jobParts.ts';
import { useApp } from '#tests/testApp.ts';
import { continueImport } from './continueImport.ts';

// No worker: each test runs the jobs itself.
const test = useApp('demo');
const { staff, rowsOf } = useImports(test);

const go = (importId: number) =>
  continueImport({ importId }, { ...jobParts(test.parts), publicUrl: '', mail: { send: async () => {} } });
const send = async (reference: string): Promise<number> =>
  (await staff.form('/api/providers/import', csvForm([IMPORT_HEADER, importRow(reference, 'Intentada')]))).body.id;
const seen = async (id: number) => (await staff.get(`/api/providers/import/${id}`)).body;
const setFailures = (id: number, failures: number) =>
  test.db.pool.query('update provider_imports set failures = $2 where id = $1', [id, failures]);
const failures = async (id: number) =>
  (await test.db.pool.query('select failures from provider_imports where id = $1', [id])).rows[0].failures;

describe('an attempt at a batch of an import', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  it('is counted before it begins, and the count is reset once the batch is written', async () => {
    const id = await send('a-1');
    const client = await test.db.pool.connect();
    await client.query('begin; lock table provider_import_rows in access exclusive mode');
    let isHeld = true;
    const release = async () => {
      if (!isHeld) return;
      isHeld = false;
      await client.query('rollback');
      client.release();
    };
    ends.push(release);
    const work = go(id);
    await expect.poll(() => failures(id)).toBe(1);
    await release();
    await work;
    expect(await seen(id)).toMatchObject({ status: 'checked', warnings: [] });
    expect(await failures(id)).toBe(0);
  });

  it('is the last after four that were never completed', async () => {
    const id = await send('a-2');
    await setFailures(id, 4);
    await go(id);
    expect(await seen(id)).toMatchObject({ status: 'checked' });
    const another = await send('a-3');
    await setFailures(another, 5);
    await go(another);
    expect(await seen(another)).toMatchObject({
      status: 'failed',
      finishedAt: expect.any(String),
      doneCount: 0,
      warnings: ['The import failed 5 times in a row and was stopped'],
    });
  });

  it('is repeated when staff request it for an import that had failed while writing', async () => {
    const id = await send('a-4');
    await go(id);
    await staff.post(`/api/providers/import/${id}/commit`);
    await setFailures(id, 5);
    await go(id);
    expect(await seen(id)).toMatchObject({ status: 'failed' });
    expect((await staff.post(`/api/providers/import/${id}/commit`)).status).toBe(202);
    await go(id);
    expect(await seen(id)).toMatchObject({ status: 'done', createdCount: 1, warnings: [] });
  });

  it('is not used up by cells that exceed their maximum length', async () => {
    const long = (count: number) => '. '.repeat(count / 2);
    const cells = [
      { city: `x${long(190_000)}x` },
      { services: `x${long(190_000)}@x` },
      { services: `x${long(90_000)}@ x @` },
      { contacts: 'email: a|'.repeat(20_000) },
    ];
    const rows = cells.map((changes, at) => importRow(`a-long-${at}`, 'Larga', changes));
    const { body } = await staff.form('/api/providers/import', csvForm([IMPORT_HEADER, ...rows]));
    await go(body.id);
    expect((await rowsOf(body.id)).map(({ column, messages }) => [column, ...messages])).toEqual([
      ['city', 'Too long: at most 200 characters'],
      ['services', 'Too long: at most 100000 characters'],
      ['services', 'Too long: at most 200 characters'],
      ['contacts', 'Too long: at most 100000 characters'],
    ]);
  });
});
