import { describe, expect, it } from 'vitest';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { makeAtlas } from '#server/places/atlas/atlas.ts';
import { countryName, type Place } from '#server/places/atlas/place.ts';
import { createGazetteer } from '#server/places/gazetteer.ts';
import { DomainError } from '#server/platform/errors.ts';
import { cellsOf } from './reading/cells.ts';
import { readContactCell } from './reading/cleanCells.ts';
import type { Mapping } from './reading/mapping.ts';
import type { Note } from './reading/notes.ts';
import { readCity } from './reading/readCity.ts';

const places = referencePlaces();
const gazetteer = createGazetteer(makeAtlas(places));
const mapping = (targets: string[], countryCode: string | null = null): Mapping => ({
  ...{ targets, countryCode, language: 'es', serviceIds: [], services: {}, spellsNames: true, joinsRows: false },
});

/** Names of towns that are in several countries, and of states and cities elsewhere. */
const NAMES = [
  'Windsor',
  'San Luis',
  'Victoria',
  'Santiago',
  'Recife',
  'Boulder',
  'Georgia',
  'Ontario',
  'Santa Rosa',
  'Los Ángeles',
];
const COUNTRIES = ['CA', 'CO', 'PA', 'AR', 'PE', 'MX', 'US', 'BR', 'CL', 'EC'];

describe('a place value with its country', () => {
  it('never leads across the border: 400 of names, countries, and ways to say the country', () => {
    const crossed: string[] = [];
    let found = 0;
    for (const name of NAMES)
      for (const code of COUNTRIES) {
        const ways: [string, Mapping, string[]][] = [
          ['code', mapping(['city', 'country']), [name, code]],
          ['name', mapping(['city', 'country']), [name, countryName(code, 'es')]],
          ['default', mapping(['city'], code), [name]],
          ['region', mapping(['city', 'region', 'country']), [name, regionOf(code), code]],
        ];
        for (const [way, how, cells] of ways) {
          const place = cityOf(how, cells);
          if (place) found += 1;
          if (place && place.countryCode !== code) crossed.push(`${name}, ${code} by ${way}: ${place.name}`);
        }
      }
    expect(crossed).toEqual([]);
    expect(found).toBeGreaterThan(50);
  });
});

const regionOf = (code: string) =>
  places.find(({ kind, countryCode }) => kind === 'region' && countryCode === code)!.name;

function cityOf(how: Mapping, cells: string[]): Place | null {
  try {
    return readCity(gazetteer, cellsOf(how, cells))?.place ?? null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Numbers of phones, in their country, as they are dialled there. */
const PHONES: [country: string, national: string, e164: string][] = [
  ['US', '7135550101', '+17135550101'],
  ['MX', '8123456789', '+528123456789'],
  ['CO', '3105243795', '+573105243795'],
  ['PE', '956387378', '+51956387378'],
  ['CL', '963455829', '+56963455829'],
  ['AR', '3414234567', '+543414234567'],
  ['BR', '21999642973', '+5521999642973'],
  ['PY', '981234567', '+595981234567'],
  ['UY', '95827969', '+59895827969'],
  ['EC', '987654321', '+593987654321'],
];

/** The number as spreadsheet programs change it; null when it is lost. */
const DAMAGES: [name: string, damage: (digits: string) => string, isGone?: 'gone'][] = [
  ['float', (digits) => `${digits}.0`],
  ['float with two zeros', (digits) => `${digits}.00`],
  ['float with a comma', (digits) => `${digits},0`],
  ['apostrophe', (digits) => `'${digits}`],
  ['spaces', (digits) => ` ${digits}\u00a0`],
  ['thousands', (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')],
  ['thousands with dots', (digits) => digits.replace(/\B(?=(\d{3})+$)/g, '.')],
  ['thousands with cents', (digits) => `${digits.replace(/\B(?=(\d{3})+$)/g, '.')},00`],
  ['shortened', (digits) => `${digits[0]}.${digits.slice(1, 6)}E+${digits.length - 1}`, 'gone'],
  ['shortened with a comma', (digits) => `${digits[0]},${digits.slice(1, 4)}E+${digits.length - 1}`, 'gone'],
  ['shortened in small letters', (digits) => `${digits[0]}.${digits.slice(1, 6)}e${digits.length - 1}`, 'gone'],
  ['difference', (digits) => `-${digits}`, 'gone'],
  ['loss', (digits) => `(${digits})`, 'gone'],
  ['fraction', (digits) => `${digits}.5`, 'gone'],
  ['share', (digits) => `${digits}00%`, 'gone'],
  ['error', () => '#VALUE!', 'gone'],
  ['error in Spanish', () => '#¡REF!', 'gone'],
  ['width', () => '##########', 'gone'],
  ['date', () => '2011-04-05 00:00:00', 'gone'],
  ['word', () => 'NULL', 'gone'],
];

describe('a phone number that a program damaged', () => {
  it.each(DAMAGES)('is as it was, or left out: %s', (_, damage, isGone) => {
    for (const [country, national, e164] of PHONES) {
      const cells = cellsOf(mapping(['phone']), [damage(national)]);
      const notes: Note[] = [...cells.lost];
      const read = cells.contactCells.flatMap((cell) => readContactCell(cell, country, notes));
      expect(read.map(({ contactValue }) => contactValue)).toEqual(isGone ? [] : [e164]);
    }
  });
});
