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

/** Names of towns that occur in several countries, and of states and cities in others. */
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
  it('never leads across the border: 400 combinations of names, countries, and notations of the country', () => {
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

/** Cells with street, quarter, town and region, as written there, and their town: parts after a bar are the region. */
const ADDRESSES = `
AR Parque Industrial Pilar, Pilar, Buenos Aires => Pilar, Buenos Aires
AR Santa Fe - Rosario => Rosario, Santa Fe
AR Rosario, Santa Fe, Argentina => Rosario, Santa Fe
AR Rivadavia 300, Gral. Alvear, Mza. => General Alvear, Mendoza
AR 9 de Julio | Buenos Aires => Nueve de Julio, Buenos Aires
AR Gral. Pico | La Pampa => General Pico, La Pampa
AR San Pedro | Jujuy => San Pedro de Jujuy, Jujuy
AR S. M. de Tucumán | Tucumán => San Miguel de Tucumán, Tucumán
AR Palermo | Buenos Aires => Palermo, Ciudad Autónoma de Buenos Aires
BR Rua X, 100 - Centro - Campinas/SP => Campinas, São Paulo
BR Av. Brasil, 4500 - Bonsucesso - Rio de Janeiro - RJ - 21040-361 => Rio de Janeiro, Rio de Janeiro
CA 2500 Boul. Pierre-Bertrand, Québec (QC) G2K 1M2 => Québec, Québec
CA AB - Edmonton => Edmonton, Alberta
CA N VANCOUVER | BC => North Vancouver, British Columbia
CL Chillán | Biobío => Chillán, Ñuble
CL VALDIVIA | X REGION DE LOS LAGOS => Valdivia, Los Ríos
CL ARICA | I => Arica, Arica y Parinacota
CL P. LAS CASAS | IX REGION DE LA ARAUCANIA => Padre Las Casas, La Araucanía
CL Santiago => Santiago, Región Metropolitana
CL Santiago | Santiago => Santiago, Región Metropolitana
CL Pto. Montt => Puerto Montt, Los Lagos
CL Av. X 123, Las Condes, Santiago => Las Condes, Región Metropolitana
CL Rancagua | Lib. Gral. B. O'Higgins => Rancagua, O'Higgins
CO MOSQUERA - CUND. => Mosquera, Cundinamarca
CO Bogotá | Cundinamarca => Bogotá, Bogotá D.C.
CO Cra 7 # 12-34 Bogotá D.C. => Bogotá, Bogotá D.C.
CR CENTRAL | CARTAGO => Cartago, Cartago
EC LA LIBERTAD | SANTA ELENA => La Libertad, Santa Elena
EC GUAYAS / DURÁN / ELOY ALFARO => Durán, Guayas
EC Sto. Domingo | Pichincha => Santo Domingo de los Colorados, Santo Domingo de los Tsáchilas
EC SANTA ELENA | GUAYAS => Santa Elena, Santa Elena
EC Av. Amazonas N34-45 y Azuay, Quito, Pichincha => Quito, Pichincha
GT 5ta avenida 3-33 zona 4 de Mixco, Guatemala => Mixco, Guatemala
GT 6 Av. 4-65 Z. 13, Guatemala, C.A. => Ciudad de Guatemala, Guatemala
GT LA ANTIGUA GUATEMALA | SACATEPEQUEZ => Antigua Guatemala, Sacatepéquez
HN Pto. Cortés | Cortés => Puerto Cortés, Cortés
HN CHOLUTECA | Choluteca => Choluteca, Choluteca
MX N. Laredo | Tamps. => Nuevo Laredo, Tamaulipas
MX Cd. Juárez | Chih. => Ciudad Juárez, Chihuahua
MX S.L.P. | S.L.P. => San Luis Potosí, San Luis Potosí
MX Calle 12a. y Reforma, Cuauhtémoc, Chihuahua => Cuauhtémoc, Chihuahua
MX Av. Lauro Villar 88, H. Matamoros, Tamps. => Matamoros, Tamaulipas
MX Calz. Lázaro Cárdenas 1450, Zona Industrial, 44940 Guadalajara, Jal. => Guadalajara, Jalisco
MX 8600 Mines Rd, Laredo, Texas 78045 => null
MX Calle Hidalgo 45, Col. Centro => null
PE Chimbote - Santa - Áncash => Chimbote, Áncash
PE JR. HUANCAVELICA NRO. 456 CERCADO - AREQUIPA - AREQUIPA - AREQUIPA => Arequipa, Arequipa
PE Pucallpa - Coronel Portillo - Ucayali => Pucallpa, Ucayali
PY Asunción (Barrio Sajonia) => Asunción, Asunción
PY C. del Este | A. Paraná => Ciudad del Este, Alto Paraná
PY ASUNCIÓN | CENTRAL => Asunción, Asunción
PY Cnel. Oviedo => Coronel Oviedo, Caaguazú
PY Itapúa - Encarnación => Encarnación, Itapúa
US PT CHARLOTTE | FL => Port Charlotte, Florida
US E ST LOUIS | IL => East Saint Louis, Illinois
UY Colonia, Colonia => Colonia del Sacramento, Colonia
UY Cno. Maldonado 5678, Mdeo. => Montevideo, Montevideo
VE IRIBARREN | LARA => Barquisimeto, Lara`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), ...line.slice(3).split(' => ')] as [string, string, string]);

describe('an address in a cell, or a town and its region', () => {
  it.each(linesOf(ADDRESSES))('%s is in its town: %s', (country, cell, town) => {
    const place = cityOf(mapping(['city', 'region'], country), cell.split(' | '));
    expect(place ? `${place.name}, ${place.region}` : 'null').toBe(town);
  });

  it('is in the address where the city is empty, with a doubt', () => {
    const read = (cells: string[]) => readCity(gazetteer, cellsOf(mapping(['city', 'address', 'region'], 'CL'), cells));
    expect(read(['', 'SAN IGNACIO 7000, QUILICURA', 'RM'])).toMatchObject({
      place: { name: 'Quilicura' },
      isSure: false,
    });
    expect(read(['Maipú', 'SAN IGNACIO 7000, QUILICURA', 'RM'])).toMatchObject({
      place: { name: 'Maipú' },
      isSure: true,
    });
  });

  it('is a district of a municipality that unites towns', () => {
    const cells = ['San Salvador Este', 'Soyapango', 'San Salvador'];
    expect(cityOf(mapping(['city', 'city', 'region'], 'SV'), cells)?.name).toBe('Soyapango');
  });
});

/** Numbers of a cell, and after a bar its town: a number without an area code belongs to the town. */
const NUMBERS = `
CA 514 555-0123, p. 201 => +15145550123;ext=201
CA Tél.: 514 555-0123 Téléc.: 514 555-0124 => +15145550123
CL 970497802 => +56970497802
CO (034) 652 5993 => +576046525993
CO 6525993 | Medellín => +576046525993
EC 234-5678 ext 12 | Cuenca => +59372345678;ext=12
PE 421-5678 anx. 12 | Miraflores, Lima => +5114215678;ext=12
PE *123456 / 987654321 => +51987654321
PY 021 444 555/6 => +59521444555 +59521444556
UY 902 1234 | Montevideo => +59829021234
UY 0598 2902 1234 => +59829021234
US 555-0123 | Houston => 5550123
AR 358-456-3723 => +543584563723
AR 0343-40464 / 0343-4231234 => +543434231234
CO 350902562 / 3105243795 => +573105243795
PY 021 389963/0991/837253 => +59521389963 +595991837253
CO 6044129100 / 6013000000 => +576044129100
PA 724-6994 => +5077246994
PE RPM #308470 / 960956785 => +51960956785`;

describe('a cell with phone numbers', () => {
  it.each(linesOf(NUMBERS))('%s %s is read as %s', (country, cell, numbers) => {
    const [text = '', at = ''] = cell.split(' | ');
    const town = (at && cityOf(mapping(['city'], country), [at])) || { name: '', region: null, countryCode: country };
    const read = readContactCell({ target: 'phone', text }, town, []);
    expect(read.map(({ contactValue }) => contactValue).join(' ')).toBe(numbers);
  });

  it('has the letters that an export of a web page escaped', () => {
    const { businessName } = cellsOf(mapping(['businessName']), ['Ruiz &amp; Hijos &#8211; Sur &copy; &#99999999;']);
    expect(businessName).toBe('Ruiz & Hijos – Sur &copy; &#99999999;');
  });

  it('may contain an email address and a website, which are recognised', () => {
    const { contactCells, websiteUrl } = cellsOf(mapping(['phone']), [
      '021 444 555 / ventas@uno.example www.uno.example',
    ]);
    expect(contactCells.map(({ target, text }) => [target, text])).toEqual([
      ['phone', '021 444 555 /'],
      ['email', 'ventas@uno.example'],
    ]);
    expect(websiteUrl).toBe('www.uno.example');
  });
});

/** Phone numbers with their country, as dialled there. */
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

/** The number as changed by spreadsheet programs; null when it is lost. */
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

describe('a phone number damaged by a program', () => {
  it.each(DAMAGES)('is restored, or omitted: %s', (_, damage, isGone) => {
    for (const [country, national, e164] of PHONES) {
      const cells = cellsOf(mapping(['phone']), [damage(national)]);
      const notes: Note[] = [...cells.lost];
      const town = { name: '', region: null, countryCode: country };
      const read = cells.contactCells.flatMap((cell) => readContactCell(cell, town, notes));
      expect(read.map(({ contactValue }) => contactValue)).toEqual(isGone ? [] : [e164]);
    }
  });
});
