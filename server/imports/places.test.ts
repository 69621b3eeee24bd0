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
    [
      'by coordinates, where the name is not known',
      ['Xqzwville', '', '', '', '-38.7183', '-62.2663'],
      '“Xqzwville” was read as Bahía Blanca, Buenos Aires, Argentina',
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
});
