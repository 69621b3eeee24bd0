import { beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { openDb } from '#server/platform/db.ts';
import { addProvider } from '#tests/addProvider.ts';
import { providerChanges } from '#tests/providerChanges.ts';
import { useApp } from '#tests/testApp.ts';
import { understandKeywords } from './keywords/understandKeywords.ts';
import { loadCards } from './loadCards.ts';
import { searchPage } from './page.ts';

const test = useApp('demo');
const BAHIA_BLANCA = 3865086;

describe('the card of a provider', () => {
  let id: number;

  beforeAll(async () => {
    id = await addProvider(test.db, 'Pampero Sedentario', BAHIA_BLANCA, 'gauchadas');
    await change(
      `insert into contacts (provider_id, contact_type, contact_value) values ($1, 'land-phone', '+5492914550000')`,
    );
  });

  const { inTransaction, change, changeWith, somebodyWaits, waiting } = providerChanges(test, () => id);

  const setPhone = (phone: string) => change(`update contacts set contact_value = '${phone}' where provider_id = $1`);

  async function shownPhone(): Promise<string> {
    const { body } = await test.get('/api/search?q=Pampero+Sedentario');
    return body.rows[0].contacts[0].contactValue;
  }

  it('is current both before and after it is indexed', async () => {
    await change(`update providers set description = 'Maras' where id = $1`);
    await setPhone('+5492914550002');
    expect(await shownPhone()).toBe('+5492914550002');
    await test.db.pool.query('select search.flush_pending(20)');
    expect([await waiting(), await shownPhone()]).toEqual([0, '+5492914550002']);
  });

  it('has its page, its city and its approval date in REST', async () => {
    const { body } = await test.get('/api/search?q=Pampero+Sedentario');
    expect(body.rows[0]).toMatchObject({
      path: `/providers/${id}-pampero-sedentario`,
      image: null,
      address: { id: BAHIA_BLANCA, displayName: 'Bahía Blanca, Buenos Aires, Argentina' },
      reviewedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('has all fields of its services, like the counts of filters', async () => {
    const SERVICE = 'service { name synonyms version subcategory { name } }';
    const { body } = await test.graphql(
      `{ searchProviders(keywords: "grúas", first: 1) {
        edges { node { providerServices { ${SERVICE} } } } facets { services { ${SERVICE} } }
      } }`,
    );
    expect(body.errors).toBeUndefined();
    const { edges, facets } = body.data.searchProviders;
    for (const [{ service }] of [edges[0].node.providerServices, facets.services])
      expect(service).toEqual({
        name: expect.any(String),
        synonyms: expect.any(Array),
        version: expect.any(Number),
        subcategory: { name: expect.any(String) },
      });
  });

  it('is sent without a separate query, and fields that it lacks need one for all results', async () => {
    const CARD = `path businessName summary status approvedAt image { url } place { name } contacts { url }
      providerServices { service { name } } places { name } ownership { role } moderation { returnedAt }`;
    const statements = (first: number, fields: string) =>
      test.statements(() =>
        test.graphql(`{ searchProviders(keywords: "transporte", first: ${first}) { edges { node { ${fields} } } } }`),
      );
    await statements(20, CARD);
    const { length } = await statements(1, CARD);
    expect(await statements(20, CARD)).toHaveLength(length);
    expect(await statements(20, `${CARD} description websiteUrl branches { name }`)).toHaveLength(length + 1);
  });

  it('is looked up individually, however many are pending', async () => {
    const { pool, close } = openDb(test.databaseUrl, { prisma: 1, reads: 1 });
    try {
      await pool.query('begin');
      await pool.query('insert into search.pending_card select 5000000 + i from generate_series(1, 1000) as i');
      await pool.query('delete from search.pending_card where provider_id <= 5000000');
      const read = async () => {
        const sql = `select pg_stat_get_xact_tuples_returned('search.pending_card_pkey'::regclass)::int as read`;
        return (await pool.query(sql)).rows[0].read as number;
      };
      const before = await read();
      const rows = await searchPage(pool, await understandKeywords(pool, 'transporte'), {}, 20, null);
      await loadCards(
        pool,
        rows.map(({ providerId }) => providerId),
      );
      expect([rows.length, (await read()) - before]).toEqual([20, 0]);
    } finally {
      await pool.query('rollback');
      await close();
    }
  });

  it('is current when requested by id, before it is indexed', async () => {
    const asked = async () => {
      const { body } = await test.graphql('query ($id: ID!) { node(id: $id) { ... on Provider { summary } } }', {
        id: writeGlobalId('Provider', id),
      });
      return body.data.node?.summary;
    };
    await change(`update providers set description = 'Tucutucos' where id = $1`);
    expect([await waiting(), await asked()]).toEqual([1, 'Tucutucos']);
    await change("update providers set status = 'waiting', approved_at = null where id = $1");
    expect(await asked()).toBeUndefined();
    await change("update providers set status = 'approved', approved_at = now() where id = $1");
    expect([await waiting(), await asked()]).toEqual([1, 'Tucutucos']);
  });

  it('is current, even if the provider changes while it is indexed', async () => {
    await change(`update providers set description = 'Coipos' where id = $1`);
    const { changed } = await inTransaction(async (client) => {
      await client.query('select search.flush_pending(20)');
      const changed = setPhone('+5492914550003');
      await somebodyWaits();
      return { changed };
    });
    await changed;
    expect(await shownPhone()).toBe('+5492914550003');
  });

  it('is current, even if cards are written while a change of it is not committed', async () => {
    await change(`update providers set description = 'Vicugnas' where id = $1`);
    await inTransaction(async (client) => {
      await changeWith(client, `update contacts set contact_value = '+5492914550004' where provider_id = $1`);
      await test.db.pool.query('select search.flush_pending(20)');
    });
    expect(await shownPhone()).toBe('+5492914550004');
  });
});
