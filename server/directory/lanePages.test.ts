import { expect, it } from 'vitest';
import { signedInStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { refreshDirectory } from './refreshPages.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE });
/** A town without demo lanes. */
const USHUAIA = 3833367;

it('a route driven by three providers has a page in each language, in the sitemaps, with a link to the way back', async () => {
  const staff = await signedInStaff(test);
  const carrier = async (fromId: number, toId: number): Promise<number> => {
    const { body } = await staff.post('/api/providers', {
      businessName: `Ruta ${crypto.randomUUID()}`,
      addressesId: ROSARIO,
      contacts: [],
      providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
      lanes: [{ id: 'n1', fromId, toId }],
    });
    await staff.post(`/api/providers/${body.id}/approve`);
    await refreshDirectory({}, { db: test.db });
    return body.id;
  };
  const page = async (from: string, to: string) =>
    (
      await test.graphql(
        `query ($from: String!, $to: String!) { lanePage(from: $from, to: $to) {
          path redirectTo count isIndexed alternates { path } providers { databaseId lanes { directoryPath } } beside { path count }
        } }`,
        { from, to },
        { 'accept-language': 'es' },
      )
    ).body.data.lanePage;
  const sitemap = async (language: string): Promise<string> => (await test.get(`/sitemaps/lanes-${language}.xml`)).body;

  expect(await page('rosario', 'ushuaia')).toBeNull();
  const ids = [await carrier(ROSARIO, USHUAIA), await carrier(ROSARIO, USHUAIA)];
  expect(await page('rosario', 'ushuaia')).toMatchObject({ count: 2, isIndexed: false });
  expect(await sitemap('es')).not.toContain('/rosario/ushuaia');
  ids.push(await carrier(ROSARIO, USHUAIA));
  for (let nth = 0; nth < 3; nth++) await carrier(USHUAIA, ROSARIO);

  const path = '/es/transporte/rosario/ushuaia';
  const found = await page('Rosario', 'ushuaia');
  expect(found).toMatchObject({ path, redirectTo: path, count: 3, isIndexed: true });
  expect(found.alternates.map((each: { path: string }) => each.path)).toEqual([
    '/en/transport/rosario/ushuaia',
    path,
    '/fr/transport/rosario/ushuaia',
    '/pt/transporte/rosario/ushuaia',
  ]);
  const providers: { databaseId: number; lanes: unknown[] }[] = found.providers;
  expect(providers.map(({ databaseId }) => databaseId).sort()).toEqual(ids.sort());
  expect(providers[0]!.lanes).toEqual([{ directoryPath: path }]);
  expect(found.beside[0]).toEqual({ path: '/es/transporte/ushuaia/rosario', count: 3 });
  expect((await page('rosario', 'ushuaia')).redirectTo).toBeNull();
  expect(await sitemap('en')).toContain(`<loc>${SITE}/en/transport/rosario/ushuaia</loc>`);
  expect((await test.get('/sitemap.xml')).body).toContain('/sitemaps/lanes-pt.xml');
});
