import { expect, it } from 'vitest';
import { CITIES, directoryPage, newService } from '#tests/directoryPage.ts';
import { useApp } from '#tests/testApp.ts';
import { refreshDirectory } from '../refreshPages.ts';

const test = useApp('demo');
const ask = async (query: string, language = 'es-AR') =>
  (await test.graphql(query, {}, { 'accept-language': language })).body.data;

it('a service of a provider links to its page at the place, once that has three providers', async () => {
  const service = await newService(test, 'Snow loads', { es: 'Nieve' });
  const [id] = await service.offeredAt(CITIES.young, CITIES.young);
  const query = `{ provider(id: ${id}) { providerServices { directoryPath categoryDirectoryPath } } }`;
  const paths = async () => (await ask(query)).provider.providerServices[0];
  await refreshDirectory({}, { db: test.db });
  expect((await paths()).directoryPath).toBeNull();
  await service.offeredAt(CITIES.young);
  await refreshDirectory({}, { db: test.db });
  expect((await paths()).directoryPath).toBe('/es/nieve/uruguay/rio-negro/young');
  expect((await paths()).categoryDirectoryPath).toMatch(/^\/es\/[\w-]+\/uruguay\/rio-negro\/young$/);
});

it('the paths of all services of all results are read in two statements', async () => {
  const results = (fields: string) =>
    `{ searchProviders(where: { text: "Córdoba, Argentina" }, first: 20) { edges { node { providerServices { ${fields} } } } } }`;
  await ask(results('databaseId'));
  const without = await test.statements(() => ask(results('databaseId')));
  const withPaths = await test.statements(() => ask(results('directoryPath')));
  expect(withPaths.length - without.length).toBe(2);
});

it('the rows of the directory at a glance link to pages: a country to its largest category, a category to the country of the reader', async () => {
  const glance =
    '{ directoryAtAGlance { byCountry { name directoryPath } byCategory { category { name } directoryPath } } }';
  const { byCountry, byCategory } = (await ask(glance)).directoryAtAGlance;
  expect(byCountry).toContainEqual({ name: 'Perú', directoryPath: '/es/transporte-de-carga-por-carretera/peru' });
  expect(byCountry).toContainEqual({ name: 'Puerto Rico', directoryPath: null });
  const cold = { category: { name: 'Cadena de frío' }, directoryPath: '/es/cadena-de-frio/argentina' };
  expect(byCategory).toContainEqual(cold);
  const inMexico = (await ask(glance, 'es-MX')).directoryAtAGlance.byCategory;
  expect(inMexico).toContainEqual({ ...cold, directoryPath: '/es/cadena-de-frio/mexico' });
  const inCuba = (await ask(glance, 'es-CU')).directoryAtAGlance.byCategory;
  // without providers in that country: in the one with the most providers
  expect(inCuba).toContainEqual(cold);
});

it('the cities at a glance, the most providers first, are of each country', async () => {
  const { byCountry, byCity } = (
    await ask('{ directoryAtAGlance { byCountry { countryCode } byCity { count place { countryCode } } } }')
  ).directoryAtAGlance;
  const counts = byCity.map(({ count }: { count: number }) => count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(counts.length).toBeLessThanOrEqual(200);
  const countries = new Set(byCity.map(({ place }: { place: { countryCode: string } }) => place.countryCode));
  expect(countries).toEqual(new Set(byCountry.map((row: { countryCode: string }) => row.countryCode)));
});

it.each([
  ['es-UY', /^\/es\/[\w-]+\/uruguay$/],
  ['fr-BR', /^\/fr\/[\w-]+\/bresil$/],
  ['pt-BR', /^\/pt\/[\w-]+\/brasil$/],
  ['en', /^\/en\/[\w-]+\/argentina$/],
])('popular pages are of the country of a reader of %s, the most providers first', async (language, path) => {
  const pages = (await ask('{ popularDirectoryPages { serviceName placeName path count } }', language))
    .popularDirectoryPages;
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    expect(page.path).toMatch(path);
    expect((await directoryPage(test, page.path)).count).toBe(page.count);
  }
  const counts = pages.map(({ count }: { count: number }) => count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
});

it('there are no popular pages in an empty directory', async () => {
  await test.db.pool.query('delete from directory_pages');
  expect((await ask('{ popularDirectoryPages { path } }')).popularDirectoryPages).toEqual([]);
});
