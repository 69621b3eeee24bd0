import { describe, expect, it } from 'vitest';
import { useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { check, commit, rowsOf, named } = useImports(test);

const HEADER = ['businessName', 'services', 'city', 'region', 'postalCode', 'country', 'latitude', 'longitude'];
const row = (name: string, ...place: string[]) => [name, 'Refrigerated transport', ...place];

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
  it.each([
    ['a city with the abbreviation of its region', ['Houston', 'TX', '', '', '', ''], ['Houston', 'Texas']],
    ['a whole cell as registers write it', ['SPRINGFIELD, IL 62701', '', '', '', '', ''], ['Springfield', 'Illinois']],
    ['region and country in their columns', ['Córdoba', 'Veracruz', '', 'México', '', ''], ['Córdoba', 'Veracruz']],
    ['a postal code alone', ['', '', '01310-100', '', '', ''], ['São Paulo', 'São Paulo']],
    ['coordinates alone, with a decimal comma', ['', '', '', '', '29,7604', '-95,3698'], ['Houston', 'Texas']],
  ])('is read from %s', async (what, place, city) => {
    const checked = await check([HEADER, row(what, ...place)]);
    expect((await rowsOf(checked.id)).map(({ messages }) => messages)).toEqual([[]]);
    await commit(checked.id);
    expect(await cityOf(what)).toEqual(city);
  });

  it.each([
    ['MZA. D LOTE. 20 COO. UNIVERSAL LIMA - LIMA - COMAS', 'PE', ['Comas', 'Lima']],
    ['CAR. PANAMERICANA SUR KM. 583 LAMBAYEQUE - CHICLAYO - CHICLAYO', 'PE', ['Chiclayo', 'Lambayeque']],
    ['JR. MOQUEGUA NRO. 815 HUANUCO - LEONCIO PRADO - RUPA-RUPA', 'PE', ['Tingo María', 'Huánuco']],
    ['CARTAGO, LA UNIÓN, TRES RÍOS, 100 M SUR DE LA ESCUELA', 'CR', ['Tres Ríos', 'Cartago']],
    ['BLVD. ADOLFO LÓPEZ MATEOS 3748 COL. INDUSTRIAL CP 25000 SALTILLO, COAH.', 'MX', ['Saltillo', 'Coahuila']],
    ['Km. 58.5 CA-9 Sur Bodega 3, Escuintla', 'GT', ['Escuintla', 'Escuintla']],
    ['Cantón La Libertad, Quetzaltenango', 'GT', ['Quetzaltenango', 'Quetzaltenango']],
  ])('is the last one of the address %s', async (address, country, city) => {
    const name = `Empresa ${city[0]}`;
    const checked = await check([HEADER, row(name, address, '', '', country, '', '')]);
    await commit(checked.id);
    expect(await cityOf(name)).toEqual(city);
  });

  it.each([
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
  ])('is found %s, with a warning', async (what, place, warning) => {
    const checked = await check([HEADER, row(what, ...place)]);
    const [read] = await rowsOf(checked.id);
    expect(read).toMatchObject({ verdict: 'CREATE', column: 'city', messages: [warning] });
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

  it.each([
    ['250, rang du Lac, Xqzwville (Québec) J0K 3L0', 'REFUSED'],
    ['850, rue Saint-Jean, Québec (Québec) G1R 1R3', 'CREATE'],
  ])('is not the region in brackets, which has the name of a city: %s', async (address, verdict) => {
    const checked = await check([HEADER, row(address, address, '', '', 'CA', '', '')]);
    expect((await rowsOf(checked.id)).map((read) => read.verdict)).toEqual([verdict]);
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

  // [city, region, postal code, country]
  it.each([
    ['a code that is a state elsewhere', ['Windsor', '', '', 'CA'], 'Ontario'],
    ['a code of three letters', ['Victoria', '', '', 'ARG'], 'Entre Ríos'],
    ['the largest of its namesakes by far', ['Monterrey', '', '', 'México'], 'Nuevo León'],
    ['a code that means "no data" elsewhere', ['Madison', 'SD', '', 'US'], 'South Dakota'],
    ['a postal code without its zero', ['', '', '2139', 'US'], 'Massachusetts'],
    ['a state of that name in another country', ['Curitiba', 'PR', '', 'BR'], 'Paraná'],
    ['the name of a town that is a byname of its neighbour', ['Camboriú', '', '', 'BR'], 'Santa Catarina'],
    ['coordinates in one column', ['', '', '', '', '[-25.43, -49.27]', ''], 'Paraná'],
  ])('is within its country: %s', async (what, place, region) => {
    await commit((await check([HEADER, row(what, ...place, ...Array(6 - place.length).fill(''))])).id);
    expect((await cityOf(what))[1]).toBe(region);
  });

  it.each([
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
  ])('is refused when it %s', async (what, place, message) => {
    const [refused] = await rowsOf((await check([HEADER, row(what, ...place, '', '')])).id);
    expect(refused).toMatchObject({ verdict: 'REFUSED' });
    expect(refused!.messages.join(' ')).toContain(message);
  });
});
