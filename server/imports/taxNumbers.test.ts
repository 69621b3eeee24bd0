import { describe, expect, it } from 'vitest';
import { useImports } from '#tests/importing.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, rowsOf, verdicts } = useImports(test);

const TOWNS = {
  AR: 'Rosario, Santa Fe, Argentina',
  BR: 'Campinas, São Paulo, Brazil',
  CL: 'Talca, Maule, Chile',
  CR: 'Grecia, Alajuela, Costa Rica',
  CO: 'Villavicencio, Meta, Colombia',
  EC: 'Cuenca, Azuay, Ecuador',
  GT: 'Mixco, Guatemala, Guatemala',
  MX: 'Tijuana, Baja California, Mexico',
  PE: 'Juliaca, Puno, Peru',
  PY: 'Encarnación, Itapúa, Paraguay',
  UY: 'Salto, Salto, Uruguay',
};
type Country = keyof typeof TOWNS;

const WRONG = 'may be wrong: its length or check digit does not fit';
const LOST = 'lacks digits of the tax number; it is left out';

/** A cell, the stored number, and the warning. */
const CELLS: [Country, string, string | null, string?][] = [
  ['AR', '30.71780004', '30717800040'],
  ['AR', '30,71780018', '30717800180'],
  ['AR', '3.071780021E10', '30717800210'],
  ['AR', '30,717,800,350', '30717800350'],
  ['AR', 'CUIT: 30–71780049–0', '30-71780049-0'],
  ['AR', '30.71780084', null, LOST],
  ['AR', '3,07178E+10', null, 'is a number that a spreadsheet has shortened; it is left out'],
  ['AR', '30717800835', '30717800835', WRONG],
  ['AR', '11-11111111-1', null],
  ['AR', '23456789', '23456789'],
  ['BR', '***.456.789-**', null, LOST],
  ['BR', '1234567000195', '01234567000195'],
  ['CL', '761112333', '76111233-3'],
  ['CL', '76111224', '76111224'],
  ['CL', '76.111.229-X', '76.111.229-X', WRONG],
  ['CO', '900123456', '900123456'],
  ['CO', '800.123.456-7', '800.123.456-7', WRONG],
  ['CR', '3-101-52892', '3-101-52892', WRONG],
  ['CR', '31015289', '31015289', WRONG],
  ['CR', '3-101-528923', '3-101-528923'],
  ['CR', '1-0845-0321', '1-0845-0321'],
  ['EC', '0992502568', '0992502568', WRONG],
  ['EC', '1712213113', '1712213113'],
  ['EC', "'1791234561001", '1791234561001'],
  ['EC', '102345675001', '0102345675001'],
  ['GT', 'CF', null],
  ['GT', '7654321', '7654321'],
  ['MX', 'XAXX010101000', null],
  ['MX', 'EN TRÁMITE', null, LOST],
  ['PE', '20456789120.0', '20456789120'],
  ['PE', '20612', '20612', WRONG],
  ['PY', '80012353-0', '80012353-0'],
  ['UY', '20123450017', '020123450017'],
];

const HEADER = ['businessName', 'services', 'city', 'taxNumber'];
const row = (name: string, country: Country, number: string) => [name, 'Parcel delivery', TOWNS[country], number];

async function joinRows(id: number) {
  await staff.graphql(
    'mutation ($id: ID!) { mapProviderImport(input: { id: $id, mapping: { joinsRows: true } }) { __typename } }',
    { id },
  );
  await settledImport(staff, id);
}

describe('the tax number of a row', () => {
  it('joins rows whose permits differ, and is the one with its check digit', async () => {
    const { id } = await check([
      ['Empresa', 'RUC', 'N° de permiso', 'Ciudad', 'Servicios', 'País'],
      ['Permisos Uno', '80041665', 'P-1', 'Encarnación', 'Parcel delivery', 'PY'],
      ['Permisos Uno S.A.', '80041665-1', 'P-2', 'Encarnación', 'Parcel delivery', 'PY'],
      ['Permisos Dos', '80034638-6', 'P-3', 'Encarnación', 'Parcel delivery', 'PY'],
    ]);
    await joinRows(id);
    await commit(id);
    const { rows } = await test.db.pool.query(
      'select p.tax_number from providers p where id in (select provider_id from provider_import_rows where import_id = $1) order by id',
      [id],
    );
    expect(rows.map(({ tax_number: number }) => number)).toEqual(['80041665-1', '80034638-6']);
  });

  it('is restored after damage by a program, or omitted; a wrong check digit has a warning', async () => {
    const { id } = await check([HEADER, ...CELLS.map(([country, cell], at) => row(`Cifra ${at}`, country, cell))]);
    const warnings = (await rowsOf(id)).map(({ messages }) => messages.join().replace(/^“.*” /, '') || undefined);
    await commit(id);
    const { rows } = await test.db.pool.query(
      'select p.tax_number from provider_import_rows r join providers p on p.id = r.provider_id where import_id = $1 order by r.id',
      [id],
    );
    expect(CELLS.map(([country, cell], at) => [country, cell, rows[at]?.tax_number, warnings[at]])).toEqual(
      CELLS.map(([country, cell, number, warning]) => [country, cell, number, warning]),
    );
  });

  it('may stand beside the name, and is no part of it', async () => {
    const { id } = await check([
      ['Razón social / NIT', 'Ciudad', 'Servicios', 'País'],
      ['Celda Uno S.A.S. - NIT 811.000.111-3', 'Villavicencio', 'Parcel delivery', 'CO'],
      ['R.F.C. CDO991128RQ0 / Celda Dos', 'Tijuana', 'Parcel delivery', 'MX'],
      ['Celda Rut 24 Horas', 'Talca', 'Parcel delivery', 'CL'],
    ]);
    await commit(id);
    const { rows } = await test.db.pool.query(
      "select business_name as name, tax_number as number from providers where business_name like 'Celda %' order by id",
    );
    expect(rows).toEqual([
      { name: 'Celda Uno S.A.S.', number: '811.000.111-3' },
      { name: 'Celda Dos', number: 'CDO991128RQ0' },
      { name: 'Celda Rut 24 Horas', number: null },
    ]);
  });

  it('may have its check digit in the next column', async () => {
    const { id } = await check([
      ['Empresa', 'RUT', 'DV', 'Comuna', 'Servicios', 'País'],
      ['Dígito Uno', '76111222', '8', 'Talca', 'Parcel delivery', 'CL'],
      ['Dígito Dos', '76.111.230', '9.0', 'Talca', 'Parcel delivery', 'CL'],
      ['Dígito Tres', '76111231-7', '7', 'Talca', 'Parcel delivery', 'CL'],
      ['Dígito sin número', '7,61E+07', '7', 'Talca', 'Parcel delivery', 'CL'],
      ['Dígito solo', '', '7', 'Talca', 'Parcel delivery', 'CL'],
    ]);
    await commit(id);
    const { rows } = await test.db.pool.query(
      "select tax_number from providers where business_name like 'Dígito %' order by id",
    );
    expect(rows.map((item) => item.tax_number)).toEqual(['76111222-8', '76.111.230-9', '76111231-7', null, null]);
  });

  const VARIANTS: [Country, string[]][] = [
    ['CO', ['900777123', '900.777.123-7', 'NIT 900777123-7', '9007771237', '900777123.0']],
    ['GT', ['7654328', '7654328-5', '76543285']],
    ['CL', ['8111225-8', '08.111.225-8', '81112258']],
  ];

  it.each(VARIANTS)('of %s is the same with and without its check digit', async (country, numbers) => {
    const { id } = await check([HEADER, ...numbers.map((number, at) => row(`Una ${country}${at}`, country, number))]);
    const [first, ...others] = await verdicts(id);
    expect([first, ...new Set(others)]).toEqual(['CREATE', 'DUPLICATE']);
    await joinRows(id);
    expect(await verdicts(id)).toEqual(['CREATE', ...numbers.slice(1).map(() => 'UNCHANGED')]);
  });

  it('is a different one if the last digit differs, in countries that never write it separately', async () => {
    const numbers = ['102030000011', '102030000018'];
    const { id } = await check([HEADER, ...numbers.map((number, at) => row(`Cercana ${at}`, 'EC', number))]);
    expect(await verdicts(id)).toEqual(['CREATE', 'CREATE']);
  });

  it('joins no rows if it is only a filler', async () => {
    const fillers = ['0', 'CF', '999999999', '***456789', '***456789'];
    const { id } = await check([HEADER, ...fillers.map((number, at) => row(`Relleno ${at}`, 'GT', number))]);
    await joinRows(id);
    expect(await verdicts(id)).toEqual(fillers.map(() => 'CREATE'));
  });
});
