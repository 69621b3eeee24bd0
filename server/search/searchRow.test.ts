import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { addProvider } from '#tests/addProvider.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { providerChanges } from '#tests/providerChanges.ts';
import { useApp } from '#tests/testApp.ts';
import { flushPending } from './flushPending.ts';

const test = useApp('demo');
useFewProviders(test, 16);
const BAHIA_BLANCA = 3865086;
const DOCUMENTS =
  '(select *, ctid from search.document union all select *, ctid from search.pending_document) document';

/** Business names, best first. */
async function found(q: string): Promise<string[]> {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ q })}`);
  return body.rows.map((row: { businessName: string }) => row.businessName);
}

describe('the search row of a provider', () => {
  let id: number;

  beforeAll(async () => {
    await test.db.pool.query('call search.rebuild()');
    id = await addProvider(test.db, 'Pampero Errante', BAHIA_BLANCA, 'gauchadas');
  });

  const { inTransaction, change, changeWith, somebodyWaits, waiting } = providerChanges(test, () => id);

  it('follows a change of the name', async () => {
    await change(`update providers set business_name = 'Pampero Sedentario' where id = $1`);
    expect(await found('Pampero Sedentario')).toContain('Pampero Sedentario');
  });

  it('is removed while the provider is not approved, and restored when it is', async () => {
    await change("update providers set status = 'waiting', approved_at = null where id = $1");
    expect(await found('gauchadas')).toEqual([]);
    await change("update providers set status = 'approved', approved_at = now() where id = $1");
    expect((await found('gauchadas')).length).toBe(1);
  });

  it('is not affected by a change that is rolled back', async () => {
    await inTransaction(
      (client) => changeWith(client, `update providers set business_name = 'Nadie' where id = $1`),
      'rollback',
    );
    expect((await found('gauchadas'))[0]).toBe('Pampero Sedentario');
  });

  it('is rewritten by a change of its words, while its card has every change', async () => {
    const place = async () =>
      (await test.db.pool.query(`select ctid from ${DOCUMENTS} where provider_id = $1`, [id])).rows[0].ctid;
    await change(
      `insert into contacts (provider_id, contact_type, contact_value) values ($1, 'land-phone', '+5492914550000')`,
    );
    const before = await place();
    await change('update providers set description = upper(description) where id = $1');
    await change(`update contacts set contact_value = '+5492914550001' where provider_id = $1`);
    const { body } = await test.get('/api/search?q=gauchadas');
    expect([await place(), body.rows[0].contacts[0].contactValue]).toEqual([before, '+5492914550001']);
    await change(`update providers set description = 'gauchesca' where id = $1`);
    expect(await place()).not.toBe(before);
    expect(await found('gauchadas')).toEqual([]);
    await change(`update providers set description = 'gauchadas' where id = $1`);
  });

  it('is found by a very misspelt name whose words were previously in its description', async () => {
    await change(`update providers set description = 'Xolotlcoyotl gauchadas' where id = $1`);
    expect(await found('Xolatlcoyatl')).toEqual([]);
    await change(`update providers set business_name = 'Xolotlcoyotl' where id = $1`);
    expect(await found('Xolatlcoyatl')).toEqual(['Xolotlcoyotl']);
    await change(`update providers set business_name = 'Pampero Sedentario', description = 'gauchadas' where id = $1`);
  });

  it('has a quality that includes additions to the provider', async () => {
    const quality = async () =>
      (await test.db.pool.query(`select quality from ${DOCUMENTS} where provider_id = $1`, [id])).rows[0].quality;
    const before = await quality();
    await change(`update providers set website_url = 'https://pampero.example' where id = $1`);
    expect(await quality()).toBeCloseTo(before + 0.1);
  });

  it('has the current names of its services, their categories and its places', async () => {
    await test.db.pool.query(
      `insert into provider_services (provider_id, service_id, address_id)
       select $1, id, $2 from services order by id limit 1`,
      [id, BAHIA_BLANCA],
    );
    const rename = async (category: [from: string, to: string], place: [from: string, to: string]) => {
      await test.db.pool.query(
        `update service_categories set name_pt = replace(name_pt, $1, $2) where id = (
           select category_id from service_subcategories sub join services s on s.subcategory_id = sub.id order by s.id limit 1)`,
        category,
      );
      await test.db.pool.query('update addresses set name = replace(name, $2, $3) where id = $1', [
        BAHIA_BLANCA,
        ...place,
      ]);
      await change('update providers set updated_at = now() where id = $1');
    };
    await rename(['Transporte', 'Quetzales'], ['Bahía', 'Carpincho']);
    // a heading matches all who offer one of its services
    expect((await found('quetzales')).length).toBeGreaterThan(0);
    expect(await found('carpincho')).toEqual(['Pampero Sedentario']);
    await rename(['Quetzales', 'Transporte'], ['Carpincho', 'Bahía']);
    expect([await found('quetzales'), await found('carpincho')]).toEqual([[], []]);
  });

  it('does not wait for a change of another one with the same words', async () => {
    const other = await addProvider(test.db, 'Pampero Sedentario', BAHIA_BLANCA, 'gauchadas');
    await inTransaction(async (client) => {
      await client.query('select search.refresh(array[$1::int])', [other]);
      await change(`select set_config('lock_timeout', '2s', true), $1::int`);
    }, 'rollback');
    await test.db.pool.query('delete from providers where id = $1', [other]);
    await test.db.pool.query('select search.refresh(array[$1::int])', [other]);
  });

  it('is the same after a rebuild', async () => {
    const documents = `select provider_id, quality, areas, terms::text from ${DOCUMENTS} order by provider_id`;
    const before = (await test.db.pool.query(documents)).rows;
    await test.db.pool.query('call search.rebuild()');
    expect((await test.db.pool.query(documents)).rows).toEqual(before);
  });

  it('follows a change that is made during a rebuild', async () => {
    const { rebuilt } = await inTransaction(async (client) => {
      await changeWith(client, `update providers set description = 'Rebuznos' where id = $1`);
      const rebuilt = test.db.pool.query('call search.rebuild()');
      // all is built except for the rows that this change locks
      await somebodyWaits('search.pending_document');
      expect((await found('gauchadas'))[0]).toBe('Pampero Sedentario');
      return { rebuilt };
    });
    await rebuilt;
    expect((await found('rebuznos'))[0]).toBe('Pampero Sedentario');
    await change(`update providers set description = 'Gauchadas' where id = $1`);
  });

  it('is found before and after it is indexed', async () => {
    await change(`update providers set description = 'Guanacos' where id = $1`);
    expect(await waiting()).toBeGreaterThan(0);
    expect((await found('guanacos'))[0]).toBe('Pampero Sedentario');
    const flushing = flushPending(test.db.pool, createLog('silent'));
    await expect.poll(waiting).toBe(0);
    await flushing.stop();
    expect((await found('guanacos'))[0]).toBe('Pampero Sedentario');
  });

  it('is unique, even if the provider changes while it is indexed', async () => {
    await change(`update providers set description = 'Chinchillas' where id = $1`);
    const { changed } = await inTransaction(async (client) => {
      await client.query('select search.flush_pending(20)');
      const changed = change(`update providers set description = 'Vizcachas' where id = $1`);
      await somebodyWaits();
      return { changed };
    });
    await changed;
    expect([await found('chinchillas'), await found('vizcachas')]).toEqual([[], ['Pampero Sedentario']]);
  });

  it('can be changed twice in a transaction that a rebuild waits for, before it is indexed', async () => {
    await change(`update providers set description = 'Tamandua' where id = $1`);
    const { rebuilt } = await inTransaction(async (client) => {
      await client.query('select search.refresh(array[$1::int])', [id]);
      const rebuilt = test.db.pool.query('call search.rebuild()');
      await somebodyWaits('search.pending_document');
      await changeWith(client, `update providers set description = 'Quirquinchos' where id = $1`);
      return { rebuilt };
    });
    await rebuilt;
    expect(await found('quirquinchos')).toEqual(['Pampero Sedentario']);
  });

  it('skips the queue if it is long', async () => {
    await change(`update providers set description = 'Ocelotes' where id = $1`);
    const before = await waiting();
    await test.db.pool.query(
      `insert into search.pending_document select 5000000 + i, 0, 0, '{}', null, null, '{}', $$$$, now() from generate_series(1, 300) as i`,
    );
    await change(`update providers set description = 'Yaguarundis' where id = $1`);
    await test.db.pool.query('delete from search.pending_document where provider_id > 5000000');
    expect([await waiting(), await found('yaguarundis')]).toEqual([before - 1, ['Pampero Sedentario']]);
  });

  it('never belongs to an unapproved provider', async () => {
    const { rows } = await test.db.pool.query(
      `select count(*)::int as hidden from ${DOCUMENTS} join providers p on p.id = provider_id where p.approved_at is null`,
    );
    expect(rows[0].hidden).toBe(0);
  });
});
