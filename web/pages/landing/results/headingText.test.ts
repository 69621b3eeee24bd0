import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import es from '#messages/es.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import en from '#web/i18n/compiled/texts/en.json' with { type: 'json' };
import { headingText, placeInKeywordsText } from './headingText.ts';

const languages = Object.entries({ en, es, fr, pt }).map(([locale, messages]) => createIntl({ locale, messages }));

const medellin = { kind: 'CITY', displayName: 'Medellín, Antioquia, Colombia', countryCode: 'CO' };
const cordoba = { kind: 'CITY', displayName: 'Córdoba, Córdoba, Argentina', countryCode: 'AR' };
const oruro = { kind: 'CITY', displayName: 'Oruro, Bolivia', countryCode: 'BO' };
const region = { kind: 'REGION', displayName: 'Santa Fe, Argentina', countryCode: 'AR' };
const chile = { kind: 'COUNTRY', displayName: 'Chile', countryCode: 'CL' };
const states = { kind: 'COUNTRY', displayName: 'United States', countryCode: 'US' };

const found = { totalCount: 12, countIsExact: true, isBeyond: false, withinKm: null, place: null, secondPlace: null };

test.each([
  ['anywhere', { totalCount: 1 }, '1 provider', '1 proveedor', '1 entreprise', '1 empresa'],
  [
    'about as many as counted in a sample',
    { totalCount: 2500, countIsExact: false },
    'about 2,500 providers',
    'aproximadamente 2500 proveedores',
    'environ 2\u202f500 entreprises',
    'cerca de 2.500 empresas',
  ],
  [
    'within the distance that was looked',
    { place: medellin, withinKm: 40 },
    '12 providers within 40\u00a0km of Medellín, Antioquia, Colombia',
    '12 proveedores a menos de 40\u00a0km de Medellín, Antioquia, Colombia',
    '12 entreprises à moins de 40\u00a0km de Medellín, Antioquia, Colombia',
    '12 empresas num raio de 40\u00a0km de Medellín, Antioquia, Colombia',
  ],
  [
    'in a region',
    { place: region },
    '12 providers in Santa Fe, Argentina',
    '12 proveedores en Santa Fe, Argentina',
    '12 entreprises (Santa Fe, Argentina)',
    '12 empresas (Santa Fe, Argentina)',
  ],
  [
    'in a country',
    { place: chile },
    '12 providers in Chile',
    '12 proveedores en Chile',
    '12 entreprises au Chile',
    '12 empresas no Chile',
  ],
  [
    'in a country with an article',
    { place: states },
    '12 providers in the United States',
    '12 proveedores en United States',
    '12 entreprises aux United States',
    '12 empresas nos United States',
  ],
  [
    'near one of two places',
    { place: cordoba, secondPlace: oruro, withinKm: 150 },
    '12 providers near Córdoba, Argentina or Oruro, Bolivia',
    '12 proveedores cerca de Córdoba, Argentina u Oruro, Bolivia',
    '12 entreprises près de Córdoba, Argentina ou Oruro, Bolivia',
    '12 empresas perto de Córdoba, Argentina ou Oruro, Bolivia',
  ],
  [
    'the nearest to a city without anybody near',
    { place: medellin, isBeyond: true, withinKm: 150 },
    'No providers within 150\u00a0km of Medellín, Antioquia, Colombia. Here are the nearest:',
    'Ningún proveedor a menos de 150\u00a0km de Medellín, Antioquia, Colombia. Los más cercanos:',
    'Aucune entreprise à moins de 150\u00a0km de Medellín, Antioquia, Colombia. Voici les plus proches\u00a0:',
    'Nenhuma empresa num raio de 150\u00a0km de Medellín, Antioquia, Colombia. As mais próximas:',
  ],
  [
    'the nearest to a country without anybody',
    { place: chile, isBeyond: true },
    'No providers in Chile. Here are the nearest:',
    'Ningún proveedor en Chile. Los más cercanos:',
    'Aucune entreprise au Chile. Voici les plus proches\u00a0:',
    'Nenhuma empresa no Chile. As mais próximas:',
  ],
  [
    'the nearest to two places without anybody near',
    { place: cordoba, secondPlace: oruro, isBeyond: true, withinKm: 150 },
    'No providers near Córdoba, Argentina or Oruro, Bolivia. Here are the nearest:',
    'Ningún proveedor cerca de Córdoba, Argentina u Oruro, Bolivia. Los más cercanos:',
    'Aucune entreprise près de Córdoba, Argentina ou Oruro, Bolivia. Voici les plus proches\u00a0:',
    'Nenhuma empresa perto de Córdoba, Argentina ou Oruro, Bolivia. As mais próximas:',
  ],
])('the heading says who was found %s', (_, answer, ...texts) => {
  expect(
    languages.map((intl) => headingText(intl, { ...found, ...answer }, { isArea: false, isInCountry: false })),
  ).toEqual(texts);
});

test('the heading names the country of a city if the whole country was searched', () => {
  const inCountry = { isArea: false, isInCountry: true };
  expect(languages.map((intl) => headingText(intl, { ...found, place: cordoba }, inCountry))).toEqual([
    '12 providers in Argentina',
    '12 proveedores en Argentina',
    '12 entreprises en Argentina',
    '12 empresas na Argentina',
  ]);
});

test('the heading says that the area of the map was searched', () => {
  expect(languages.map((intl) => headingText(intl, found, { isArea: true, isInCountry: false }))).toEqual([
    '12 providers in this area of the map',
    '12 proveedores en esta zona del mapa',
    '12 entreprises dans cette zone de la carte',
    '12 empresas nesta área do mapa',
  ]);
});

test.each([
  [
    'Chile',
    { place: chile, secondPlace: null },
    'Searching in Chile, based on “Chile”',
    'Buscamos en Chile: así leímos “Chile”',
    'Recherche au Chile, d’après «\u00a0Chile\u00a0»',
    'Buscamos no Chile, pelo que entendemos de “Chile”',
  ],
  [
    'Córdoba a Oruro',
    { place: cordoba, secondPlace: oruro },
    'Searching in Córdoba, Argentina and Oruro, Bolivia, based on “Córdoba a Oruro”',
    'Buscamos en Córdoba, Argentina y Oruro, Bolivia: así leímos “Córdoba a Oruro”',
    'Recherche à Córdoba, Argentina et Oruro, Bolivia, d’après «\u00a0Córdoba a Oruro\u00a0»',
    'Buscamos em Córdoba, Argentina e Oruro, Bolivia, pelo que entendemos de “Córdoba a Oruro”',
  ],
])('the words “%s” are said to be read as a place', (words, searched, ...texts) => {
  expect(languages.map((intl) => placeInKeywordsText(intl, searched, words))).toEqual(texts);
});
