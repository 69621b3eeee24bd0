import { describe, expect, it } from 'vitest';
import { bearer, partnerToken } from '#tests/programs.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

describe('the approved providers', () => {
  it('are each read once with the cursor, least recently changed first', async () => {
    const { token } = await partnerToken(test);
    const seen: number[] = [];
    let after = '';
    for (let more = true; more; ) {
      const { body } = await test.get(`/api/public-providers?top=100&after=${after}`, bearer(token));
      seen.push(...body.rows.map(({ id }: { id: number }) => id));
      after = body.endCursor;
      more = body.hasNextPage;
    }
    const { rows } = await test.db.pool.query(
      `select id from providers where status = 'approved' order by updated_at, id`,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    const nothing = await test.get(`/api/public-providers?after=${after}`, bearer(token));
    expect(nothing.body).toEqual({ rows: [], endCursor: after, hasNextPage: false });
    await test.db.pool.query('update providers set updated_at = now() where id = $1', [seen[0]]);
    const changed = await test.get(`/api/public-providers?after=${after}`, bearer(token));
    expect(changed.body.rows.map(({ id }: { id: number }) => id)).toEqual([seen[0]]);
  });

  it.each(['after=x', 'after=MToyOjM', 'top=0', 'top=101', 'updatedSince=yesterday'])(
    'are not read with %s',
    async (query) => {
      const { token } = await partnerToken(test);
      expect((await test.get(`/api/public-providers?${query}`, bearer(token))).status).toBe(400);
    },
  );

  it('cannot be listed by visitors and users without a permission', async () => {
    expect((await test.get('/api/public-providers')).status).toBe(401);
    expect((await (await signedInPerson(test)).get('/api/public-providers')).status).toBe(403);
    expect((await (await signedInStaff(test)).get('/api/public-providers?top=1')).status).toBe(200);
  });

  it('cost three statements a page, and one for the token', async () => {
    const { token } = await partnerToken(test);
    await test.get('/api/public-providers', bearer(token));
    const statements = await test.statements(() => test.get('/api/public-providers?top=50', bearer(token)));
    expect(statements).toHaveLength(4);
  });
});

describe('the newest providers', () => {
  const newest = async (language: string) => {
    const query = '{ newestProviders(inReadersCountry: true) { approvedAt place { countryCode } } }';
    return (await test.graphql(query, {}, { 'accept-language': language })).body.data.newestProviders as {
      approvedAt: string;
      place: { countryCode: string };
    }[];
  };

  it.each([
    ['es-AR', 'AR'],
    ['pt-BR', 'BR'],
  ])('for a reader of %s are those of the country %s, the last approved first', async (language, countryCode) => {
    const providers = await newest(language);
    expect(new Set(providers.map(({ place }) => place.countryCode))).toEqual(new Set([countryCode]));
    const dates = providers.map(({ approvedAt }) => approvedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are of all countries for a reader whose country has none', async () => {
    const countries = (await newest('es-ES')).map(({ place }) => place.countryCode);
    expect(new Set(countries).size).toBeGreaterThan(1);
  });
});
