import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

/** Requests for a route, in three languages: the sentence, its start and its end. */
const SENTENCES: [sentence: string, from: string, to: string][] = [
  ['fletes de Rosario a Asunción', 'Rosario', 'Asunción'],
  ['flete Mendoza - Santiago de Chile', 'Mendoza', 'Santiago'],
  ['necesito llevar 20 pallets de Córdoba a Montevideo', 'Córdoba', 'Montevideo'],
  ['mudanza desde Bogotá hasta Medellín', 'Bogotá', 'Medellín'],
  ['transporte refrigerado Neiva a Cali', 'Neiva', 'Cali'],
  ['camión de Buenos Aires para Bahía Blanca', 'Buenos Aires', 'Bahía Blanca'],
  ['envío a Asunción desde Rosario', 'Rosario', 'Asunción'],
  ['quién lleva granos de Resistencia a Rosario', 'Resistencia', 'Rosario'],
  ['carga completa Guadalajara - Monterrey', 'Guadalajara', 'Monterrey'],
  ['transporte de contenedores desde Buenaventura a Bogotá', 'Buenaventura', 'Bogotá'],
  ['flete Lima Arequipa', 'Lima', 'Arequipa'],
  ['transporte de autos de Ciudad de México a Tijuana', 'Ciudad de México', 'Tijuana'],
  ['carga fracionada de São Paulo para Recife', 'São Paulo', 'Recife'],
  ['frete Curitiba - Porto Alegre', 'Curitiba', 'Porto Alegre'],
  ['mudança de Belo Horizonte para o Rio de Janeiro', 'Belo Horizonte', 'Rio de Janeiro'],
  ['transporte de grãos de Sorriso até Santos', 'Sorriso', 'Santos'],
  ['preciso levar uma carga de Goiânia a Manaus', 'Goiânia', 'Manaus'],
  ['carreta de Santos para Campo Grande', 'Santos', 'Campo Grande'],
  ['transporte refrigerado de Chapecó para São Paulo', 'Chapecó', 'São Paulo'],
  ['frete para Fortaleza saindo de Salvador', 'Salvador', 'Fortaleza'],
  ['transporte internacional de São Paulo para Buenos Aires', 'São Paulo', 'Buenos Aires'],
  ['cegonha de Betim para Recife', 'Betim', 'Recife'],
  ['frete de retorno de Manaus para São Paulo', 'Manaus', 'São Paulo'],
  ['refrigerated transport from Houston to Monterrey', 'Houston', 'Monterrey'],
  ['freight from Laredo to Chicago', 'Laredo', 'Chicago'],
  ['flatbed Dallas to Denver', 'Dallas', 'Denver'],
  ['moving company from Miami to Atlanta', 'Miami', 'Atlanta'],
  ['ship a container to Chicago from Los Angeles', 'Los Angeles', 'Chicago'],
  ['truckload from Toronto to Montreal', 'Toronto', 'Montréal'],
  ['dry van Phoenix to Seattle', 'Phoenix', 'Seattle'],
  ['cross-border trucking from Monterrey to San Antonio', 'Monterrey', 'San Antonio'],
  ['car carrier from Detroit to Houston', 'Detroit', 'Houston'],
];

it('reads the start and the end of nearly all sentences', async () => {
  const wrong: object[] = [];
  for (const [q, from, to] of SENTENCES) {
    const { status, body } = await test.get(`/api/search?${new URLSearchParams({ q, top: '1' })}`);
    expect(status, q).toBe(200);
    const ends = [body.place?.displayName, body.secondPlace?.displayName];
    if (![from, to].every((name, at) => ends[at]?.startsWith(`${name}, `))) wrong.push({ q, ends });
  }
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05 * SENTENCES.length);
});

it('a place that is typed with a service is the start of a route whose end is given', async () => {
  const { body } = await test.get('/api/search?f=transporte%20refrigerado%20Rosario&t=Mendoza');
  expect(body).toMatchObject({ place: { id: 3838583 }, secondPlace: { id: 3844421 }, placeInKeywords: null });
});

it.each([
  ['flete de la capital de Sonora a Phoenix', 'Hermosillo', 'Phoenix'],
  ['freight from Denver to the capital of Montana', 'Denver', 'Helena'],
  ['frete de Campinas para a capital do Paraná', 'Campinas', 'Curitiba'],
  ['autopartes de SLP a Detroit', 'San Luis Potosí', 'Detroit'],
])('an end may be the capital of a region, or its city: %s', async (q, from, to) => {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ q, top: '1' })}`);
  expect([body.place, body.secondPlace].map(({ displayName }) => displayName.split(',')[0])).toEqual([from, to]);
});

it.each([
  ['frete slz p/ Teresina', 'São Luís', 'Teresina'],
  ['flete de guate a San Pedro Sula', 'Ciudad de Guatemala', 'San Pedro Sula'],
  ['frete do maranhão pro pará', 'Maranhão', 'Pará'],
  ["transport de Laval jusqu'à Rimouski", 'Laval', 'Rimouski'],
  ['flete soja Paysandú n.palmira', 'Paysandú', 'Nueva Palmira'],
  ['flete Lima - Ica, paga minera de Pisco', 'Lima', 'Ica'],
])('an end may be written short, and who pays is no end: %s', async (q, from, to) => {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ q, top: '1' })}`);
  expect([body.place, body.secondPlace].map((place) => place?.displayName.split(',')[0])).toEqual([from, to]);
});
