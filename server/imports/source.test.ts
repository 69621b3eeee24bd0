import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enumName } from '#server/rest/schema.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { CITY, useImports } from '#tests/importing.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, rowsOf, named } = useImports(test);

async function sourceOf(id: number) {
  const { body } = await staff.graphql(
    `query ($id: ID!) { providerImport(id: $id) { warnings columns { header field } source {
      headerLine linesAbove lines { line text } sheets { name rowCount isHidden isRead } } } }`,
    { id },
  );
  expect(body.errors).toBeUndefined();
  return body.data.providerImport;
}

async function readAgain(id: number, choice: { sheets?: number[]; headerLine?: number }) {
  const { body } = await staff.graphql(
    `mutation ($input: ReadProviderImportInput!) { readProviderImport(input: $input) {
    ... on ReadProviderImportPayload { providerImport { databaseId } }
    ... on FormErrors { errors { code message } } } }`,
    { input: { id, ...choice } },
  );
  return codeOf({ body }) ?? settledImport(staff, id);
}

const SHEETS = readFileSync('tests/registers/f13-sheet-per-country/register.xlsx');

describe('the parts of a file to read', () => {
  it('are all visible sheets with the same header, from which staff may choose others', async () => {
    const { id, rowCount } = await check(SHEETS);
    expect(rowCount).toBe(3);
    expect((await sourceOf(id)).source.sheets).toEqual(
      ['Argentina', 'Chile', 'México'].map((name) => ({ name, rowCount: 1, isHidden: false, isRead: true })),
    );
    expect(await readAgain(id, { sheets: [1] })).toMatchObject({ rowCount: 1 });
    expect((await rowsOf(id))[0]).toMatchObject({ businessName: 'Prueba Chile' });
  });

  it('begin below the header, with the lines above it counted, or below the line chosen by staff', async () => {
    const { id, rowCount, warnings } = await check(
      'A S.A.,a@a.example,Rosario\nEmpresa,Email,Ciudad\nB S.A.,b@b.example,Rosario\n',
    );
    expect([rowCount, warnings.join(' ')]).toEqual([
      1,
      expect.stringContaining('A line above the header may be a row'),
    ]);
    expect((await sourceOf(id)).source).toMatchObject({
      headerLine: 2,
      linesAbove: 1,
      lines: [{ line: 1 }, { line: 2 }, { line: 3 }],
    });
    expect(await readAgain(id, { headerLine: 0 })).toMatchObject({ rowCount: 3 });
  });

  it.each([
    ['no header', 'A S.A.,a@a.example,Rosario\nB S.A.,b@b.example,Rosario\n', 0, 2],
    ['a header below its rows', 'A S.A.,1,Rosario\nB S.A.,2,Rosario\nEmpresa,Nro,Ciudad\n', 3, 2],
    ['a town called Mobile', 'Quién,Dónde,Qué\nA,Tampa,fletes\nB,Mobile,cargas\n', 1, 2],
  ])('is found in a file with %s', async (_, text, headerLine, rows) => {
    const { id, rowCount } = await check(text);
    expect([(await sourceOf(id)).source.headerLine, rowCount]).toEqual([headerLine, rows]);
  });

  it('stay the same once the import was committed', async () => {
    const { id } = await check([
      ['businessName', 'city', 'services'],
      ['Ya leída', CITY, 'Refrigerated transport'],
    ]);
    await commit(id);
    expect(await readAgain(id, { headerLine: 0 })).toBe('CONFLICT');
  });

  it.each([
    ['Estado', ['Activo', 'Baja'], null],
    ['Departamento', ['Antioquia', 'Cauca'], 'region'],
    ['Cargo', ['Gerente', 'Jefe de ventas'], null],
    ['Endereço', ['Rua X 12, Campinas - SP', 'Av. Brasil 100, Curitiba - PR'], 'city'],
    ['Contacto 1', ['(0341) 423-4567', '+54 341 423 4568'], 'phone'],
    ['Otro', ['a@a.example', 'b@b.example'], 'email'],
    ['Coordenadas', ['-25.46, -49.22', '-31.4, -64.2'], 'latitude'],
  ])('has columns that are proposed by their cells, too: %s with %j', async (header, cells, target) => {
    const { id } = await check([['Empresa', header], ...cells.map((cell) => ['A', cell])]);
    expect((await sourceOf(id)).columns[1]).toEqual({ header, field: target && enumName(target) });
  });

  it('are one provider in several rows if staff say so, with the cities and contacts of all', async () => {
    const { id } = await check([
      ['empresa', 'ciudad', 'correo', 'servicios'],
      ['Varias Filas S.A.', CITY, 'a@a.example', 'Refrigerated transport'],
      ['VARIAS FILAS SA', 'Mendoza, Mendoza, Argentina', 'b@b.example', 'Refrigerated transport'],
      ['Varias Filas S.A.', 'Xqzwville', '', 'Refrigerated transport'],
    ]);
    const { body } = await staff.graphql(
      `mutation ($id: ID!) { mapProviderImport(input: { id: $id, mapping: { joinsRows: true } }) {
        ... on MapProviderImportPayload { providerImport { joinsRows } } } }`,
      { id },
    );
    expect(body.data.mapProviderImport.providerImport.joinsRows).toBe(true);
    expect(await settledImport(staff, id)).toMatchObject({
      createdCount: 1,
      unchangedCount: 1,
      refusedCount: 1,
      doneCount: 3,
    });
    expect((await rowsOf(id)).map(({ messages }) => messages.at(-1))).toEqual([
      undefined,
      'Part of the provider in line 2',
      'Part of the provider in line 2',
    ]);
    await commit(id);
    const provider = (await named('Varias Filas S.A.'))!;
    expect(provider.contacts.map(({ contactValue }) => contactValue)).toEqual(['a@a.example', 'b@b.example']);
    expect(provider.services).toHaveLength(2);
  });

  it('include rows without a name as continuations', async () => {
    const { id } = await check([
      ['empresa', 'ciudad', 'servicios'],
      ['Sigue Abajo S.A.', CITY, 'Refrigerated transport'],
      ['', '', 'Full truckload (FTL)'],
      ['', 'Mendoza, Mendoza, Argentina', 'Full truckload (FTL)'],
    ]);
    await staff.graphql(
      'mutation ($id: ID!) { mapProviderImport(input: { id: $id, mapping: { joinsRows: true } }) { __typename } }',
      { id },
    );
    expect(await settledImport(staff, id)).toMatchObject({ createdCount: 1, unchangedCount: 2 });
    await commit(id);
    expect((await named('Sigue Abajo S.A.'))!.services).toHaveLength(3);
  });
});
