import { expect, it } from 'vitest';
import { useDemo } from '../testApp.ts';

const test = useDemo();

async function read(keywords: string, language: string) {
  const { body } = await test.graphql(
    `query ($keywords: String) { searchProviders(keywords: $keywords, first: 5) {
      keywordsWithoutPlace place { name kind } secondPlace { name } edges { node { providerServices { service { name(language: "en") } } } }
 } }`,
    { keywords },
    { 'accept-language': language },
  );
  return body.data.searchProviders;
}

it.each([
  ['agente de aduana Santiago', 'es-CL', 'Santiago'],
  ['agente de aduana Valparaíso', 'es-CL', 'Valparaíso'],
  ['agente de aduana San Antonio', 'es-CL', 'San Antonio'],
  ['agente de aduana Mendoza', 'es-AR', 'Mendoza'],
  ['agencia de aduana Cali', 'es-CO', 'Cali'],
  ['agencia de aduana Callao', 'es-PE', 'Callao'],
  ['cross dock Houston TX', 'en-US', 'Houston'],
  ['cross dock Laredo TX', 'en-US', 'Laredo'],
  ['loading dock Chicago IL', 'en-US', 'Chicago'],
  ['warehouse 60601', 'en-US', 'Chicago'],
  ['mudanza 33166', 'en-US', 'Doral'],
  ['3PL 07114', 'en-US', 'Newark'],
  ['entreposage H9P 1J3', 'fr-CA', 'Dorval'],
  ['transitaire à Pointe-à-Pitre', 'fr-GP', 'Pointe-à-Pitre'],
  ['entrepôt Pointe à Pitre', 'fr-GP', 'Pointe-à-Pitre'],
  ['reefer Valleyfield', 'fr-CA', 'Salaberry-de-Valleyfield'],
  ['agence maritime Carthagène', 'fr-CA', 'Cartagena'],
  ['armazém geral CEP 13201-000', 'pt-BR', 'Jundiaí'],
  ['flatbed Gary, IN', 'en-US', 'Gary'],
  ['flatbed Gary IN', 'en-US', 'Gary'],
  ['flatbed Indianapolis IN', 'en-US', 'Indianapolis'],
])('"%s" (%s) is searched around %s', async (keywords, language, place) => {
  expect((await read(keywords, language)).place?.name).toBe(place);
});

it('a state as an end of a route means its city', async () => {
  expect(await read('cegonheira SP x Fortaleza', 'pt-BR')).toMatchObject({
    place: { name: 'São Paulo', kind: 'CITY' },
    secondPlace: { name: 'Fortaleza' },
  });
});

it('a country as an end of a route means its city to those who live there, the country to others', async () => {
  const route = 'furgón de Guatemala a San Salvador';
  expect(await read(route, 'es-GT')).toMatchObject({
    place: { name: 'Ciudad de Guatemala', kind: 'CITY' },
    secondPlace: { name: 'San Salvador' },
  });
  expect(await read(route, 'es-MX')).toMatchObject({ place: { name: 'Guatemala', kind: 'COUNTRY' } });
  expect((await read('ship a car from Jacksonville to Puerto Rico', 'en-PR')).secondPlace.name).toBe('Puerto Rico');
});

it.each(['logística', 'logistics', 'logistique'])('"%s" means logistics in general', async (keywords) => {
  for (const { node } of (await read(keywords, 'en-US')).edges)
    expect(JSON.stringify(node.providerServices)).toMatch(/forwarding|4PL|General warehousing|In-house/);
});

it('a business named after a service that it does not offer comes after those that offer it', async () => {
  for (const { node } of (await read('mudanzas de Córdoba a Buenos Aires', 'es-AR')).edges)
    expect(JSON.stringify(node.providerServices)).toMatch(/Local moving|Long-distance moving/);
});

it('a search for a general word does not find a business called so first that offers none of its services', async () => {
  const { edges } = await read('transporte', 'es-BO');
  expect(JSON.stringify(edges[0].node.providerServices)).toMatch(/Full truckload|Less than truckload|Small haulage/);
});

it('a country with its article is separated from the other words', async () => {
  expect(await read('transportadora para o Paraguai', 'pt-BR')).toMatchObject({
    place: { name: 'Paraguay' },
    keywordsWithoutPlace: 'transportadora',
  });
});

it.each(['yonke de troques Dallas', 'clases de salsa Lima'])('no provider offers "%s"', async (keywords) => {
  expect((await read(keywords, 'es-US')).edges).toEqual([]);
});

it('"carga" means any freight', async () => {
  const [{ node }] = (await read('carga Rosario', 'es-AR')).edges;
  expect(JSON.stringify(node.providerServices)).toMatch(/truckload|Small haulage|Dry van|Palletized|Express freight/);
});

it.each([
  'Mobile crane hire',
  'Central America road freight',
  'Central de gerenciamento de risco',
  'Centro de monitoreo de viajes',
])('the suggested service "%s" names no place', async (keywords) => {
  expect((await read(keywords, 'en-US')).place).toBeNull();
});

it.each([
  ['El Paso', 'en', 'El Paso'],
  ['Yumbo', 'es-CO', 'Yumbo'],
  ['Ponce', 'es', 'Ponce'],
  ['Santa Ana', 'es-SV', 'Santa Ana'],
  ['Santa Ana', 'es', 'Santa Ana'],
  ['Concordia', 'es', 'Concordia'],
  ['Cartago', 'es-CR', 'Cartago'],
  ['Punta Arenas', 'es-CL', 'Punta Arenas'],
])('suggests for "%s" (%s) the place of that very name first', async (text, language, name) => {
  const { body } = await test.graphql(
    'query ($text: String!) { suggestPlaces(text: $text, first: 1) { name kind } }',
    { text },
    { 'accept-language': language },
  );
  expect(body.data.suggestPlaces).toEqual([{ name, kind: 'CITY' }]);
});

it.each([
  ['transporte de vacunas', 'Vaccine'],
  ['cruda', 'Farm milk'],
])('"%s" is what was typed, not a word with the same stem', async (keywords, service) => {
  const { body } = await test.graphql(
    `query ($keywords: String) { searchProviders(keywords: $keywords, first: 5) {
      edges { node { providerServices { service { name(language: "en") } } } } } }`,
    { keywords },
  );
  for (const { node } of body.data.searchProviders.edges)
    expect(node.providerServices.map((value: { service: { name: string } }) => value.service.name).join()).toContain(
      service,
    );
});

it('a move between cities far apart is a long-distance one', async () => {
  const { edges } = await read('mudanza de Rosario a Mendoza', 'es-AR');
  expect(JSON.stringify(edges[0].node.providerServices)).toContain('Long-distance moving');
});

it.each(['tacos al pastor', 'veterinaria 24 horas', 'trabajo de chofer con licencia', 'vuelos baratos a San Andrés'])(
  'no description matches what another trade offers: "%s"',
  async (keywords) => {
    expect((await read(keywords, 'es-CO')).edges).toEqual([]);
  },
);

it('a word in a description is no match for a service: "piña"', async () => {
  const { edges } = await read('piña al puerto de Moín', 'es-CR');
  expect(JSON.stringify(edges[0]?.node.providerServices)).not.toContain('Bus parcel service');
});
