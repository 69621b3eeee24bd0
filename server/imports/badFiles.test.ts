import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvForm } from '#tests/csvForm.ts';
import { CITY, useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, rowsOf } = useImports(test);

/** A workbook with one sheet of these rows, as XML. */
function workbook(rows: string): Buffer {
  const ns = 'http://schemas.openxmlformats.org';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${ns}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="${ns}/package/2006/relationships">${inner}</Relationships>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${ns}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** The file with zeros for the unpacked sizes in its directory. */
function withFalseSizes(file: Buffer): Buffer {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 1)) file.writeUInt32LE(100, at + 24);
  return file;
}

describe('an import', () => {
  it('refuses rows with a wrong number of cells one by one and continues', async () => {
    const { id } = await check(`businessName,city,services\nA,\n"Raga","${CITY}",Refrigerated transport\nA,B,C,D\n\n`);
    expect((await rowsOf(id)).map(({ line, verdict, messages }) => [line, verdict, ...messages])).toEqual([
      [2, 'REFUSED', 'Address is required', 'At least one service is required'],
      [3, 'CREATE'],
      [4, 'REFUSED', 'This row has 4 cells but the header has 3'],
    ]);
  });

  it('refuses only the rows with an open quotation mark or an invalid byte', async () => {
    const rows = [`"A,${CITY.replaceAll(',', '')},B`, `Ñ,"${CITY}",Refrigerated transport`, `B\xf1,"${CITY}",x`];
    const text = Buffer.from(`businessName,city,services\n${rows.join('\n')}\n`.replace('\xf1', '\x00'));
    text[text.indexOf(0)] = 0xf1;
    const { id, warnings } = await check(text);
    expect(warnings).toEqual(['Quotation marks do not match in line 2. Check how they were read.']);
    expect((await rowsOf(id)).map(({ line, verdict, messages }) => [line, verdict, messages[0]])).toEqual([
      [2, 'REFUSED', expect.any(String)],
      [3, 'CREATE', undefined],
      [4, 'REFUSED', expect.stringContaining('Line 4 has characters that are not UTF-8')],
    ]);
  });

  it('warns about a guessed encoding, in the language of the reader', async () => {
    const text = `businessName;city;services;notes\nCañón;${CITY};Refrigerated transport;x\n`;
    const { id, warnings } = await check(Buffer.from(text, 'latin1'));
    expect(warnings).toEqual([expect.stringContaining('read as Windows-1252')]);
    expect((await rowsOf(id))[0]).toMatchObject({ businessName: 'Cañón', verdict: 'CREATE' });
    const spanish = await test.graphql(
      'query ($id: ID!) { providerImport(id: $id) { warnings } }',
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
      'a cell at the last row',
      workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
      'The file has more than 50000 rows',
    ],
    [
      'a cell in the last column',
      workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
      'The table has more than 300 columns',
    ],
    [
      'a workbook that is larger than it says',
      withFalseSizes(workbook(`<row r="1">${' '.repeat(130 * 1024 * 1024)}</row>`)),
      'This file is too large to be read',
    ],
    ['a column called constructor', 'constructor,toString\n', 'The file has no rows'],
    ['a PDF', '%PDF-1.4', 'This is a PDF'],
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
