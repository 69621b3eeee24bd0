import { beforeAll, describe, expect, it } from 'vitest';
import { useDeciding } from '#tests/deciding.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';

const test = useApp('demo', {}, undefined, 5);
const { staff, decide, undo, waiting } = useDeciding(test);
let headers: Record<string, string>;
beforeAll(async () => {
  await test.db.pool.query('delete from providers where id > 20');
  headers = bearer((await partnerToken(test)).token);
});

interface Row {
  id: number;
  businessName: string;
}
const LISTS = ['public-providers', 'removed-providers'] as const;
type List = (typeof LISTS)[number];

/** A partner who keeps the rows, and a cursor of each list. */
function keeper(top = 100) {
  const rows = new Map<number, Row>();
  const cursors: Partial<Record<List, string>> = {};
  async function readPage(list: List): Promise<boolean> {
    const { status, body } = await test.get(`/api/${list}?top=${top}&after=${cursors[list] ?? ''}`, headers);
    expect(status).toBe(200);
    // `passTime` changes the time of rows
    for (const { updatedAt: _, ...row } of body.rows)
      if (list === 'public-providers') rows.set(row.id, row);
      else rows.delete(row.id);
    cursors[list] = body.endCursor ?? '';
    return body.hasNextPage;
  }
  const readAll = async (lists: readonly List[] = LISTS) => {
    for (const list of lists) while (await readPage(list));
  };
  return { cursors, readPage, readAll, all: () => [...rows.values()].sort((a, b) => a.id - b.id) };
}
type Keeper = ReturnType<typeof keeper>;

/** Moves all that happened two minutes into the past, so that it is settled. */
async function passTime(copies: Keeper[]): Promise<void> {
  await test.db.pool.query("update providers set updated_at = updated_at - interval '2 minutes'");
  await test.db.pool.query("update removed_providers set removed_at = removed_at - interval '2 minutes'");
  const earlier = (cursor: string) =>
    Buffer.from(cursor, 'base64url')
      .toString()
      .replaceAll(/\d{13}/g, (ms) => String(Number(ms) - 120_000));
  for (const { cursors } of copies)
    for (const list of LISTS) cursors[list] = Buffer.from(earlier(cursors[list] ?? '')).toString('base64url');
}

async function published(): Promise<Row[]> {
  const copy = keeper();
  await copy.readAll(['public-providers']);
  return copy.all();
}

const rename = (row: object) => ({ ...row, businessName: `Cargas ${crypto.randomUUID()}` });
const CHANGES: Record<string, (id: number) => Promise<unknown>> = {
  approve: (id) => decide([id], { kind: 'APPROVED' }),
  publish: (id) => decide([id], { kind: 'PUBLISHED' }),
  suspend: (id) => decide([id], { kind: 'SUSPENDED', reason: 'Closed' }),
  undo: async (id) => {
    const { decisions } = await decide([id], { kind: 'APPROVED' });
    await undo((decisions ?? []).map(({ databaseId }: { databaseId: number }) => databaseId));
  },
  change: async (id) => staff.put(`/api/providers/${id}`, rename((await staff.get(`/api/providers/${id}`)).body)),
  delete: async (id) => Math.random() < 0.1 && staff.remove(`/api/providers/${id}`),
};
const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;

describe('a copy of the directory', () => {
  it('equals the list after any changes, read in any order at any time', async () => {
    const { ids } = await waiting(5);
    const copies = [keeper(1), keeper(2), keeper()];
    const done: unknown[] = [];
    for (let at = 0; at < (isLong ? 500 : 50); at += 1) {
      const changes = [any(Object.keys(CHANGES)), any(Object.keys(CHANGES))].map((name) => [name, any(ids)] as const);
      done.push(...changes);
      const all = changes.map(([name, id]) => CHANGES[name]!(id));
      const [copy, list] = [any(copies), any(LISTS)];
      await Promise.all([...all, Math.random() < 0.7 ? copy.readPage(list) : copy.readAll([list])]);
      if (Math.random() < 0.3) await passTime(copies);
      if (at % 10 !== 9) continue;
      await copy.readAll(Math.random() < 0.5 ? LISTS : LISTS.toReversed());
      expect([done, copy.all()]).toEqual([done, await published()]);
    }
  });

  it('receives a change that was committed after later ones', async () => {
    const { ids } = await waiting(3);
    await decide(ids, { kind: 'APPROVED' });
    const copies = [keeper(1), keeper()];
    await passTime(copies);
    for (const copy of copies) await copy.readAll();
    const late = await test.db.pool.connect();
    await late.query('begin');
    await late.query("update providers set business_name = 'Late', updated_at = now() where id = $1", [ids[0]]);
    for (const id of ids.slice(1)) await CHANGES.change!(id);
    // one copy has read its list to the end, one has not
    await copies[0]!.readPage('public-providers');
    await copies[1]!.readAll();
    await late.query('commit');
    late.release();
    await passTime(copies);
    for (const copy of copies) {
      await copy.readAll();
      expect(copy.all()).toEqual(await published());
      expect(copy.all().map(({ businessName }) => businessName)).toContain('Late');
    }
  });

  it('no longer has removed providers in its list once they are public again', async () => {
    const { ids } = await waiting(1);
    const removed = async () => {
      const { body } = await test.graphql(
        '{ removedProviders(first: 100) { nodes { providerId providerDatabaseId reason removedAt } totalCount } }',
        {},
        headers,
      );
      return body.data.removedProviders.nodes.filter(
        ({ providerDatabaseId: id }: { providerDatabaseId: number }) => id === ids[0],
      );
    };
    await CHANGES.approve!(ids[0]!);
    expect(await removed()).toEqual([]);
    await CHANGES.suspend!(ids[0]!);
    expect(await removed()).toEqual([
      {
        ...{ providerId: btoa(`Provider:${ids[0]}`), providerDatabaseId: ids[0] },
        ...{ reason: 'HIDDEN', removedAt: expect.any(String) },
      },
    ]);
    await CHANGES.publish!(ids[0]!);
    expect(await removed()).toEqual([]);
  });

  it('learns that a hidden provider was deleted', async () => {
    const { ids } = await waiting(1);
    const rowsAfter = async (cursor: string) =>
      (await test.get(`/api/removed-providers?top=100&after=${cursor}`, headers)).body;
    await CHANGES.approve!(ids[0]!);
    const { endCursor } = await rowsAfter('');
    await CHANGES.suspend!(ids[0]!);
    const hidden = await rowsAfter(endCursor ?? '');
    expect(hidden.rows.at(-1)).toMatchObject({ id: ids[0], reason: 'hidden' });
    await staff.remove(`/api/providers/${ids[0]}`);
    const { rows } = await rowsAfter(hidden.endCursor);
    expect(rows.at(-1)).toMatchObject({ id: ids[0], reason: 'deleted' });
    expect(rows.at(-1).removedAt > hidden.rows.at(-1).removedAt).toBe(true);
  });

  it('may not continue one list with the cursor of the other', async () => {
    for (const [list, other] of [LISTS, LISTS.toReversed()]) {
      const { endCursor } = (await test.get(`/api/${list}?top=1`, headers)).body;
      const { status, body } = await test.get(`/api/${other}?after=${endCursor}`, headers);
      expect([status, body.field]).toEqual([400, 'after']);
    }
  });
});
