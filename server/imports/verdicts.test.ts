import { describe, expect, it } from 'vitest';
import { housekeeping } from '#server/app/work/housekeeping.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
// more than a batch of 200 rows
useFewProviders(test, 8);
useWorker(test);
const { staff, check, commit } = useImports(test);

const exported = async (path = '/api/providers/export.csv') => (await staff.get(path)).body as string;
const rowsOf = (importId: number) =>
  test.db.prisma.providerImportRow.findMany({ where: { importId }, orderBy: { id: 'asc' } });
/** All provider data that an import could change. */
const everything = async () =>
  (
    await test.db.pool.query(
      `select p.id, to_jsonb(p) as provider,
         (select jsonb_agg(to_jsonb(c) order by c.id) from contacts c where c.provider_id = p.id) as contacts,
         (select jsonb_agg(to_jsonb(s) order by s.id) from provider_services s where s.provider_id = p.id) as services
       from providers p order by p.id`,
    )
  ).rows as { id: number; provider: { version: number } }[];

const lines = (rows: string[]) => ['reference,businessName,cityId,services,taxNumber', ...rows].join('\n');
const line = (reference: string, name = reference, taxNumber = '') =>
  `${reference},${name},3838583,[29@3838583],${taxNumber}`;

describe('the verdicts of a check', () => {
  it('are UNCHANGED for an unmodified export, and importing it changes nothing', async () => {
    const before = await everything();
    // text that only appears in stored data
    await test.db.pool.query(`update providers set description = E'two\\r\\nlines, "quoted"; =1' where id = $1`, [
      before[0]!.id,
    ]);
    await test.db.pool.query(`update providers set business_name = '=SUM(1)', tax_number = '-5' where id = $1`, [
      before[1]!.id,
    ]);
    await test.db.pool.query(
      `update contacts set contact_value = 'a|b@c.example', contact_type = 'email' where id = (select min(id) from contacts)`,
    );
    const stored = await everything();
    const { id, ...counts } = await check(await exported('/api/providers/export.csv?sort=taxNumber:asc'));
    expect(counts).toMatchObject({ rowCount: stored.length, unchangedCount: stored.length, warnings: [] });
    expect(await commit(id)).toMatchObject({ status: 'done', unchangedCount: stored.length });
    expect(await everything()).toEqual(stored);
  });

  it('are exactly the results of the import, row by row', async () => {
    const some = await everything();
    const text = await exported();
    const [header, ...rest] = text.replace(/^\ufeff/, '').split('\r\n');
    expect(header).toContain('taxNumber');
    // each third provider gets a reference, each seventh an invalid site, and some rows are new
    const changed = rest
      .filter((row) => /^\d+,/.test(row))
      .slice(0, 180)
      .map((row, at) => (at % 7 === 0 ? row.replace(/https?:\/\//, 'ftp://') : row))
      .map((row, at) => (at % 3 === 0 ? row.replace(/^(\d+),,/, '$1,ref-$1,') : row));
    const fresh = Array.from({ length: 30 }, (_, at) => {
      const cells = { reference: `v-${at}`, cityId: '3838583', services: '[29@3838583]' } as Record<string, string>;
      if (at % 10) cells.businessName = `Verdict ${at}`;
      return header!
        .split(',')
        .map((name) => cells[name] ?? '')
        .join(',');
    });
    const checked = await check([header, ...changed, ...fresh].join('\n'));
    const shown = await rowsOf(checked.id);
    expect(new Set(shown.map(({ verdict }) => verdict))).toEqual(new Set(['create', 'update', 'unchanged', 'refused']));
    expect(await everything()).toEqual(some);
    const last = (await test.db.prisma.log.findFirst({ orderBy: { id: 'desc' } }))!.id;

    const done = await commit(checked.id);
    for (const name of ['createdCount', 'updatedCount', 'unchangedCount', 'refusedCount', 'rowCount'])
      expect([name, done[name]]).toEqual([name, checked[name]]);
    expect(done.doneCount).toBe(done.rowCount);
    const written = await rowsOf(checked.id);
    expect(written.map(({ line, verdict, messages }) => [line, verdict, messages])).toEqual(
      shown.map(({ line, verdict, messages }) => [line, verdict, messages]),
    );
    // the results according to the log and the tables
    const now = new Map((await everything()).map((row) => [row.id, row]));
    const former = new Map(some.map((row) => [row.id, row]));
    const logs = await test.db.prisma.log.findMany({ where: { id: { gt: last }, subject: 'provider' } });
    const became = (verdict: string) =>
      written.filter((row) => row.verdict === verdict).map(({ providerId }) => providerId);
    const logged = (code: string) => logs.filter((log) => log.code === code).map(({ subjectId }) => subjectId);
    expect(logged('providerCreated').sort()).toEqual(became('create').sort());
    expect(logged('providerChanged').sort()).toEqual(became('update').sort());
    for (const { providerId, verdict } of written) {
      const [is, was] = [now.get(providerId!), former.get(providerId!)];
      if (verdict === 'unchanged') expect(is).toEqual(was);
      if (verdict === 'update') expect(is!.provider.version).toBe(was!.provider.version + 1);
      if (verdict === 'create') expect([was, is?.provider.version]).toEqual([undefined, 1]);
    }
    expect(now.size).toBe(former.size + done.createdCount);
  });

  it('no longer count for a provider that has changed since: its row is refused, and nothing is overwritten', async () => {
    await commit((await check(lines(['s-1', 's-2', 's-3', 's-4'].map((name) => line(name))))).id);
    const id = async (reference: string) =>
      (await test.db.prisma.provider.findUniqueOrThrow({ where: { importKey: `reference:${reference}` } })).id;
    const ids = await Promise.all(['s-1', 's-2', 's-3', 's-4'].map(id));
    const checked = await check(
      lines([line('s-1', 'Changed'), line('s-2'), line('s-3', 'Changed'), line('s-4', 'Changed'), line('s-5')]),
    );
    expect(checked).toMatchObject({ updatedCount: 3, unchangedCount: 1, createdCount: 1 });
    for (const item of ids.slice(0, 2)) {
      const { body } = await staff.get(`/api/providers/${item}`);
      expect((await staff.put(`/api/providers/${item}`, { ...body, businessName: 'By hand' })).status).toBe(200);
    }
    await staff.remove(`/api/providers/${ids[2]}`);
    // and another user's import of the same new provider is faster
    await commit((await check(lines([line('s-5', 'Quicker')]))).id);
    const done = await commit(checked.id);
    expect(done).toMatchObject({
      status: 'done',
      doneCount: 5,
      refusedCount: 4,
      updatedCount: 1,
      createdCount: 0,
      unchangedCount: 0,
    });
    const rows = await rowsOf(checked.id);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', 'refused', 'refused', 'update', 'refused']);
    const keys = rows.map(({ messages }) => (messages as { key: string }[])[0]?.key);
    expect(keys).toEqual(['import.stale', 'import.stale', 'import.stale', undefined, 'import.stale']);
    const names = await test.db.prisma.provider.findMany({
      where: { importKey: { startsWith: 'reference:s-' } },
      orderBy: { importKey: 'asc' },
    });
    expect(names.map(({ businessName }) => businessName)).toEqual(['By hand', 'By hand', 'Changed', 'Quicker']);
  });

  it('of two imports that are written concurrently create each provider once', async () => {
    const text = lines(Array.from({ length: 250 }, (_, at) => line(`t-${at}`)));
    const both = await Promise.all([check(text), check(text)]);
    const done = await Promise.all(both.map(({ id }) => commit(id)));
    expect(done.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(done[0].createdCount + done[1].createdCount).toBe(250);
    expect(done[0].refusedCount + done[1].refusedCount).toBe(250);
    expect(await test.db.prisma.provider.count({ where: { importKey: { startsWith: 'reference:t-' } } })).toBe(250);
  });

  it('hold for the other rows when the database rejects one', async () => {
    const checked = await check(lines(['u-1', 'u-2', 'u-3'].map((name) => line(name))));
    await test.db.pool.query(`
      create function refuse_u2() returns trigger language plpgsql as $$
      begin raise exception 'no' using errcode = 'foreign_key_violation'; end $$;
      create trigger refuse_u2 before insert on providers for each row when (new.import_key = 'reference:u-2')
        execute function refuse_u2()`);
    try {
      expect(await commit(checked.id)).toMatchObject({ status: 'done', createdCount: 2, refusedCount: 1 });
    } finally {
      await test.db.pool.query('drop function refuse_u2 cascade');
    }
    expect((await rowsOf(checked.id)).map(({ verdict }) => verdict)).toEqual(['create', 'refused', 'create']);
  });

  it('are kept for ninety days', async () => {
    const old = await check(lines([line('old')]));
    const recent = await check(lines([line('recent')]));
    const age = (id: number, days: number) =>
      test.db.pool.query(`update provider_imports set created_at = now() - $2 * interval '1 day' where id = $1`, [
        id,
        days,
      ]);
    await age(old.id, 91);
    await age(recent.id, 89);
    await housekeeping({}, { ...test.parts, db: test.db, publicUrl: '', mail: { send: async () => {} } });
    expect((await staff.get(`/api/providers/import/${old.id}`)).status).toBe(404);
    expect((await staff.get(`/api/providers/import/${recent.id}`)).status).toBe(200);
    expect(await rowsOf(old.id)).toEqual([]);
  });
});
