import { beforeAll, describe, expect, it } from 'vitest';
import { useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { check, commit, rowsOf, named } = useImports(test);

const HEADER = ['businessName', 'services', 'city', 'region', 'postalCode', 'country', 'latitude', 'longitude'];
const row = (name: string, ...place: string[]) => [name, 'Refrigerated transport', ...place];

/** Imports these rows as one file, before the tests of the group. Returns what was read of each, by its name. */
function useRows(rows: string[][]) {
  const read = new Map<string, Awaited<ReturnType<typeof rowsOf>>[number]>();
  beforeAll(async () => {
    const checked = await check([HEADER, ...rows]);
    for (const item of await rowsOf(checked.id)) read.set(rows[item.line - 2]![0]!, item);
    await commit(checked.id);
  });
  return read;
}

/** The city of an imported provider, by name and region. */
async function cityOf(name: string) {
  const { addressId } = (await named(name))!;
  const { rows } = await test.db.pool.query(
    'select a.name, r.name as region from addresses a left join addresses r on r.id = a.region_id where a.id = $1',
    [addressId],
  );
  return [rows[0].name, rows[0].region];
}

describe('the city of an imported row', () => {
  describe('is read from', () => {
    const CASES: [string, string[], string[]][] = [
      ['a city with the abbreviation of its region', ['Houston', 'TX', '', '', '', ''], ['Houston', 'Texas']],
      [
        'a whole cell as registers write it',
        ['SPRINGFIELD, IL 62701', '', '', '', '', ''],
        ['Springfield', 'Illinois'],
      ],
      ['region and country in their columns', ['Córdoba', 'Veracruz', '', 'México', '', ''], ['Córdoba', 'Veracruz']],
      ['a postal code alone', ['', '', '01310-100', '', '', ''], ['São Paulo', 'São Paulo']],
      ['coordinates alone, with a decimal comma', ['', '', '', '', '29,7604', '-95,3698'], ['Houston', 'Texas']],
    ];
    const read = useRows(CASES.map(([what, place]) => row(what, ...place)));

    it.each(CASES)('%s', async (what, _, city) => {
      expect(read.get(what)!.messages).toEqual([]);
      expect(await cityOf(what)).toEqual(city);
    });
  });

  describe('is the last one of the address', () => {
    const CASES: [string, string, string[]][] = [
      ['MZA. D LOTE. 20 COO. UNIVERSAL LIMA - LIMA - COMAS', 'PE', ['Comas', 'Lima']],
      ['CAR. PANAMERICANA SUR KM. 583 LAMBAYEQUE - CHICLAYO - CHICLAYO', 'PE', ['Chiclayo', 'Lambayeque']],
      ['JR. MOQUEGUA NRO. 815 HUANUCO - LEONCIO PRADO - RUPA-RUPA', 'PE', ['Tingo María', 'Huánuco']],
      ['CARTAGO, LA UNIÓN, TRES RÍOS, 100 M SUR DE LA ESCUELA', 'CR', ['Tres Ríos', 'Cartago']],
      ['BLVD. ADOLFO LÓPEZ MATEOS 3748 COL. INDUSTRIAL CP 25000 SALTILLO, COAH.', 'MX', ['Saltillo', 'Coahuila']],
      ['Km. 58.5 CA-9 Sur Bodega 3, Escuintla', 'GT', ['Escuintla', 'Escuintla']],
      ['Cantón La Libertad, Quetzaltenango', 'GT', ['Quetzaltenango', 'Quetzaltenango']],
    ];
    const nameIn = ([city]: string[]) => `Empresa ${city}`;
    useRows(CASES.map(([address, country, city]) => row(nameIn(city), address, '', '', country, '', '')));

    it.each(CASES)('%s', async (_address, _country, city) => {
      expect(await cityOf(nameIn(city))).toEqual(city);
    });
  });

  describe('is found, with a warning,', () => {
    const CASES: [string, string[], string][] = [
      [
        'by coordinates, where the name is not known',
        ['Xqzwville', '', '', '', '-38.7183', '-62.2663'],
        '“Xqzwville” was read as Bahía Blanca, Buenos Aires, Argentina',
      ],
      [
        'in the region that its own was a part of',
        ['Chillán', 'Biobío', '', 'CL', '', ''],
        '“Chillán” was read as Chillán, Ñuble, Chile',
      ],
      [
        'by the region, where only one of its cities is spelt nearly so',
        ['Huoston', 'TX', '', '', '', ''],
        '“Huoston” was read as Houston, Texas, United States',
      ],
    ];
    const read = useRows(CASES.map(([what, place]) => row(what, ...place)));

    it.each(CASES)('%s', (what, _, warning) => {
      expect(read.get(what)).toMatchObject({ verdict: 'CREATE', column: 'city', messages: [warning] });
    });
  });

  const HERE = ['GUAYAS', 'DURAN', 'EC', '092402'];
  it.each([
    ['the words of the headers', ['PROVINCIA_FISCAL', 'DESC_PROVINCIA_EST', 'DESC_CANTON_EST', 'PAIS', 'COD']],
    ['the distance, where only that tells them apart', ['Provincia', 'Provincia', 'Cantón', 'País', 'Código']],
  ])('has the region of its own column, by %s', async (what, header) => {
    const file = [
      ['Empresa', 'Servicios', ...header],
      [what, 'Parcel delivery', 'AZUAY', ...HERE],
    ];
    await commit((await check(file)).id);
    expect(await cityOf(what)).toEqual(['Durán', 'Guayas']);
  });

  it('is not the region in brackets, which has the name of a city', async () => {
    const unknown = '250, rang du Lac, Xqzwville (Québec) J0K 3L0';
    const known = '850, rue Saint-Jean, Québec (Québec) G1R 1R3';
    const checked = await check([HEADER, ...[unknown, known].map((at) => row(at, at, '', '', 'CA', '', ''))]);
    expect((await rowsOf(checked.id)).map((read) => read.verdict)).toEqual(['REFUSED', 'CREATE']);
  });

  it('is not guessed: an ambiguous name, a typo without a region and an unknown name are refused', async () => {
    const checked = await check([
      HEADER,
      row('a', 'San Antonio', '', '', '', '', ''),
      row('b', 'Huoston', '', '', '', '', ''),
      row('c', 'Xqzwville', 'Texas', '', '', '', ''),
    ]);
    const rows = await rowsOf(checked.id);
    expect(rows.map(({ verdict, column }) => [verdict, column])).toEqual(Array(3).fill(['REFUSED', 'city']));
    expect(rows[0]!.messages[0]).toContain('San Antonio, Texas, United States');
  });

  describe('is within its country:', () => {
    // [city, region, postal code, country]
    const CASES: [string, string[], string][] = [
      ['a code that is a state elsewhere', ['Windsor', '', '', 'CA'], 'Ontario'],
      ['a code of three letters', ['Victoria', '', '', 'ARG'], 'Entre Ríos'],
      ['the largest of its namesakes by far', ['Monterrey', '', '', 'México'], 'Nuevo León'],
      ['a code that means "no data" elsewhere', ['Madison', 'SD', '', 'US'], 'South Dakota'],
      ['a postal code without its zero', ['', '', '2139', 'US'], 'Massachusetts'],
      ['a state of that name in another country', ['Curitiba', 'PR', '', 'BR'], 'Paraná'],
      ['the name of a town that is a byname of its neighbour', ['Camboriú', '', '', 'BR'], 'Santa Catarina'],
      ['coordinates in one column', ['', '', '', '', '[-25.43, -49.27]', ''], 'Paraná'],
    ];
    useRows(CASES.map(([what, place]) => row(what, ...place, ...Array(6 - place.length).fill(''))));

    it.each(CASES)('%s', async (what, _, region) => {
      expect((await cityOf(what))[1]).toBe(region);
    });
  });

  describe('is refused when it', () => {
    const CASES: [string, string[], string][] = [
      ['is not in the country', ['Boulder', '', '', 'CO'], 'Boulder, Colorado, United States'],
      [
        'is an address in another country',
        ['Foz do Iguaçu - PR - Brasil', '', '', 'PY'],
        'Foz do Iguaçu, Paraná, Brazil',
      ],
      ['is in no country of the Americas', ['Porto', '', '', 'PT'], '“PT” is not a country of the Americas'],
      ['has a region of another country', ['San Antonio', 'TX', '', 'MX'], 'Elsewhere there is San Antonio, Texas'],
      ['is named by its region alone', ['Boston', 'Toluca', '50000', 'MX'], 'Elsewhere there is Boston, Mass'],
      ['is only a region', ['', 'Buenos Aires', '', 'AR'], '“Buenos Aires” is not a town'],
      ['is only a street', ['Ruta 9 Km 1557', '', '', 'AR'], 'We do not recognize the place'],
      ['has a filler for its postal code', ['', 'Jalisco', '99999', 'MX'], '“Jalisco” is not a town'],
    ];
    const read = useRows(CASES.map(([what, place]) => row(what, ...place, '', '')));

    it.each(CASES)('%s', (what, _, message) => {
      expect(read.get(what)).toMatchObject({ verdict: 'REFUSED' });
      expect(read.get(what)!.messages.join(' ')).toContain(message);
    });
  });
});
