import { describe, expect, it } from 'vitest';
import { csvForm } from '#tests/csvForm.ts';
import { CITY, useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, rowsOf } = useImports(test);

describe('an import', () => {
  it('refuses rows with a wrong number of cells one by one and continues', async () => {
    const { id } = await check(`businessName,city,services\nA,\n"Raga","${CITY}",Refrigerated transport\nA,B,C,D\n\n`);
    expect((await rowsOf(id)).map(({ line, verdict, messages }) => [line, verdict, ...messages])).toEqual([
      [2, 'REFUSED', 'Address is required', 'At least one service is required'],
      [3, 'CREATE'],
      [4, 'REFUSED', 'This row has 4 cells but the header has 3'],
    ]);
  });

  it('warns about a guessed encoding, in the language of the reader', async () => {
    const text = `businessName;city;services;notes\nCañón;${CITY};Refrigerated transport;x\n`;
    const { id, warnings } = await check(Buffer.from(text, 'latin1'));
    expect(warnings).toEqual([expect.stringContaining('read as Windows-1252')]);
    expect((await rowsOf(id))[0]).toMatchObject({ businessName: 'Cañón', verdict: 'CREATE' });
    const spanish = await test.graphql(
      'query ($id: Int!) { providerImport(databaseId: $id) { warnings } }',
      { id },
      { 'accept-language': 'es', cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; ') },
    );
    expect(spanish.body.data.providerImport.warnings[0]).toContain('leyó como Windows-1252');
  });

  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'The file has no rows'],
    ['only a header', 'businessName,city,services\n', 'The file has no rows'],
    ['a broken workbook', Buffer.from('PK\x03\x04\x00\x00', 'latin1'), 'This workbook cannot be read'],
    [
      'broken UTF-8',
      Buffer.from('businessName,city\nñ,\n\xf1,', 'latin1').fill('ñ', 18, 20),
      'Line 3 has characters that are not UTF-8',
    ],
    ['an open quotation mark', 'businessName,city,services\n"A,B,C\n', 'The quotation marks in line 2 do not match'],
    ['too many rows', `businessName,city,services\n${'A,B,C\n'.repeat(50_001)}`, 'The file has more than 50000 rows'],
    [
      'a hundred thousand rows',
      `businessName,city,services\n${'A,B,C\n'.repeat(100_000)}`,
      'The file has more than 50000 rows',
    ],
  ])('is not begun with %s', async (_, file, text) => {
    const before = await test.db.prisma.providerImport.count();
    const { status, body } = await staff.form('/api/providers/import', csvForm(file));
    expect([status, body.field]).toEqual([400, 'file']);
    expect(body.message).toContain(text);
    expect(await test.db.prisma.providerImport.count()).toBe(before);
  });

  it('is rejected with more than twenty megabytes, or without a file', async () => {
    const { status, body } = await staff.form('/api/providers/import', csvForm('a'.repeat(20 * 1024 * 1024 + 1)));
    expect([status, body.message]).toEqual([413, 'The file is too large: at most 20 MB']);
    expect((await staff.form('/api/providers/import', new FormData())).status).toBe(400);
  });
});
