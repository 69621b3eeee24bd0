import { beforeAll, describe, expect, it } from 'vitest';
import { CITY, IMPORT_HEADER, importRow, useImports } from '#tests/importing.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { check, commit, rowsOf, verdicts, named } = useImports(test);

describe('a row of an import', () => {
  it('without id or reference is matched by name and tax number, or name and city', async () => {
    const file = (description: string) => [
      ['businessName', 'city', 'services', 'taxNumber', 'description'],
      ['Con Número S.A.', CITY, 'Refrigerated transport', '20-1', description],
      ['Sin Número S.A.', CITY, 'Refrigerated transport', '', description],
    ];
    const first = await check(file('one'));
    expect(await verdicts(first.id)).toEqual(['CREATE', 'CREATE']);
    await commit(first.id);
    expect(await verdicts((await check(file('one'))).id)).toEqual(['UNCHANGED', 'UNCHANGED']);
    expect(await verdicts((await check(file('two'))).id)).toEqual(['UPDATE', 'UPDATE']);
  });

  it('assigns a new reference to the provider of its id, but not one of another provider', async () => {
    await commit((await check([IMPORT_HEADER, importRow('r-1', 'Referida Uno'), importRow('r-2', 'Referida Dos')])).id);
    const one = (await named('Referida Uno'))!;
    const file = (reference: string) => [
      ['rumboId', ...IMPORT_HEADER],
      [String(one.id), ...importRow(reference, 'Referida Uno')],
    ];
    const renamed = await check(file('r-9'));
    expect(await verdicts(renamed.id)).toEqual(['UPDATE']);
    await commit(renamed.id);
    expect(await named('Referida Uno')).toMatchObject({ importKey: 'reference:r-9' });
    const [refused] = await rowsOf((await check(file('r-2'))).id);
    expect(refused).toMatchObject({ verdict: 'REFUSED', column: 'reference' });
    expect(refused!.messages[0]).toMatch(/Another provider \(number \d+\) has this reference/);
    // an empty reference removes none
    await commit((await check(file(''))).id);
    expect(await named('Referida Uno')).toMatchObject({ importKey: 'reference:r-9' });
  });

  it('that would turn a provider into another one is shown with the stored values, and written at the request of staff', async () => {
    await commit(
      (await check([IMPORT_HEADER, importRow('s-1', 'Guardada del Plata', { taxNumber: '30-71780083-0' })])).id,
    );
    const { id } = (await named('Guardada del Plata'))!;
    const other = (header: string) => [
      [header, ...IMPORT_HEADER],
      [String(id), ...importRow('', 'Ajena', { city: 'Lima, Peru', taxNumber: '20-12345678-6' })],
    ];
    const checked = await check(other('rumboId'));
    expect(await rowsOf(checked.id)).toMatchObject([
      {
        verdict: 'DUPLICATE',
        messages: [expect.stringContaining('Guardada del Plata (30-71780083-0) in Rosario, Santa Fe')],
      },
    ]);
    await commit(checked.id);
    expect(await named('Guardada del Plata')).toBeTruthy();
    // the ids of another system
    expect(await verdicts((await check(other('id'))).id)).toEqual(['CREATE']);
  });

  it('is refused when it is the second one of a provider, with the line of the first', async () => {
    await commit((await check([IMPORT_HEADER, importRow('d-1', 'Doble')])).id);
    const { id } = (await named('Doble'))!;
    const more = Array.from({ length: 250 }, (_, at) => ['', ...importRow(`d-x${at}`, `Otra ${at}`)]);
    const checked = await check([
      ['rumboId', ...IMPORT_HEADER],
      ['', ...importRow('d-1', 'Doble')],
      ['', ...importRow('d-2', 'Dos')],
      [String(id), ...importRow('', 'Doble')],
      ...more,
      ['', ...importRow('d-2', 'Dos otra vez')],
      ['', ...importRow('d-1', 'Doble')],
    ]);
    const refused = await rowsOf(checked.id, 'REFUSED');
    expect(refused.map(({ line, messages }) => [line, messages[0]])).toEqual([
      [4, 'Line 2 already has this provider'],
      [255, 'Line 3 already has this provider'],
      [256, 'Line 2 already has this provider'],
    ]);
  });

  describe('is refused, naming the column,', () => {
    const CASES: [Partial<Record<string, string>>, string, string][] = [
      [{ city: '' }, 'city', 'Address is required'],
      [{ city: 'Nowhere at all' }, 'city', 'We do not recognize the place “Nowhere at all”'],
      [{ city: 'Rosarioo' }, 'city', 'We do not recognize the place “Rosarioo”'],
      [{ city: 'Rosario' }, 'city', 'There are several places called “Rosario”, such as Rosario, Santa Fe, Argentina;'],
      [{ services: '' }, 'services', 'At least one service is required'],
      [{ services: 'Teleport' }, 'services', 'We do not recognize the service “Teleport”'],
      [{ services: 'Refrigerated transport @ Erewhon' }, 'services', 'We do not recognize the place “Erewhon”'],
      [
        { services: 'Parcels [29@3838583]' },
        'services',
        'Number 29 is the service Refrigerated transport, not “Parcels”',
      ],
      [
        { services: 'Refrigerated transport @ Lima [29@3838583]' },
        'services',
        'Number 3838583 is Rosario, Santa Fe, Argentina, not “Lima”',
      ],
      [{ services: '[99999@3838583]' }, 'services', 'Service not found'],
      [{ services: '[29@1]' }, 'services', 'Place not found'],
      [{ contacts: 'a@b.example' }, 'contacts', 'Write each contact as type and value'],
      [{ contacts: 'fax: 123456' }, 'contacts', 'Write each contact as type and value'],
      [{ contacts: 'email: x' }, 'contacts', 'Invalid email format'],
      [{ contacts: 'whatsapp: 12-34' }, 'contacts', 'Phone number must be numeric'],
      [{ taxNumber: 'x'.repeat(51) }, 'taxNumber', 'Too long: at most 50 characters'],
    ];
    let read: Awaited<ReturnType<typeof rowsOf>>;
    beforeAll(async () => {
      const rows = CASES.map(([changes], at) => importRow(`bad-${at}`, `Mala ${at}`, changes));
      read = await rowsOf((await check([IMPORT_HEADER, ...rows])).id);
    });

    it.each(CASES.map((item, at) => [...item, at] as const))('with %j', (_, column, text, at) => {
      expect(read[at]).toMatchObject({ verdict: 'REFUSED', column });
      expect(read[at]!.messages[0]).toContain(text);
    });
  });

  it('accepts places, services and tax types by alternative names and by numbers', async () => {
    const header = ['reference', 'businessName', 'cityId', 'city', 'taxType', 'contacts', 'services'];
    const { id } = await check([
      header,
      [
        'w-1',
        'W1',
        '3838583',
        '',
        'cuit',
        'WhatsApp:+5493410000000 | land-phone: 4000000',
        '[29@3838583]|transporte refrigerado @ Lima, Peru',
      ],
      ['w-2', 'W2', '', 'rosario, santa fe, argentina', 'br cnpj', '', 'Transporte refrigerado'],
      ['w-3', 'W3', '3838583', 'Córdoba', '', '', 'Refrigerated transport'],
      ['w-4', 'W4', '', CITY, 'RUC', '', 'Refrigerated transport'],
    ]);
    expect((await rowsOf(id)).map(({ verdict, column }) => [verdict, column])).toEqual([
      ['CREATE', null],
      ['CREATE', null],
      ['REFUSED', 'city'],
      ['REFUSED', 'taxType'],
    ]);
    await commit(id);
    const stored = (await named('W1'))!;
    expect(stored).toMatchObject({
      taxTypeId: 1,
      contacts: [{ contactType: 'whatsapp' }, { contactType: 'landPhone' }],
    });
    expect(stored.services).toHaveLength(2);
    expect((await named('W2'))!.taxTypeId).toBe(3);
  });

  describe('may have the area code of its phones in another column:', () => {
    // country, city, DDI, DDD, phones, DDD of the mobile, mobile
    const CASES: [string, string[], string][] = [
      [
        'before several of them',
        ['BR', 'Limeira', '55', '019', '3233-1234 / 3233-5678', '(19)', '99123-4567'],
        '+551932331234 +551932335678 +5519991234567',
      ],
      ['that they have already', ['BR', 'Campinas', '', '11', '(19) 3233-1234', '', ''], '+551932331234'],
      [
        'without its zero',
        ['AR', 'Rosario, Santa Fe', '', '341.0', '423-4567', '0341', '15 512-3456'],
        '+543414234567 +5493415123456',
      ],
      ['of another country', ['BR', 'Campinas', '1', '713', '555-0123', '', ''], '+17135550123'],
      [
        'that is empty beside the code of the country',
        ['BR', 'Campinas', '55', '', '3333-1234', '', ''],
        '+551933331234',
      ],
    ];
    beforeAll(async () => {
      const header = ['Empresa', 'Servicios', 'País', 'Cidade', 'DDI', 'DDD', 'Telefone', 'DDD celular', 'Celular'];
      await commit((await check([header, ...CASES.map(([what, cells]) => [what, 'Parcel delivery', ...cells])])).id);
    });

    it.each(CASES)('%s', async (what, _, numbers) => {
      expect((await named(what))!.contacts.map(({ contactValue }) => contactValue).join(' ')).toBe(numbers);
    });
  });

  it('may have the area code after its phone', async () => {
    const header = ['Empresa', 'Servicios', 'Ciudad', 'Teléfono', 'Característica'];
    await commit((await check([header, ['Detrás', 'Parcel delivery', CITY, '442864', '02477']])).id);
    expect((await named('Detrás'))!.contacts).toMatchObject([{ contactValue: '+542477442864' }]);
  });

  it('may have blanks around the @ of an email address', async () => {
    const header = ['Empresa', 'Servicios', 'Ciudad', 'Correo', 'Teléfono'];
    const cells = ['ventas @ uno.example; caja@ uno.example', '0341 423-4567 @uno.carga'];
    await commit((await check([header, ['Arroba', 'Parcel delivery', CITY, ...cells]])).id);
    const values = (await named('Arroba'))!.contacts.map(({ contactValue }) => contactValue);
    expect(values.sort()).toEqual(['+543414234567', 'caja@uno.example', 'ventas@uno.example']);
  });

  it('keeps formulas as plain text', async () => {
    const name = `=HYPERLINK("http://evil.example")`;
    await commit((await check([IMPORT_HEADER, importRow('f-1', `'${name}`)])).id);
    expect(await named(name)).not.toBeNull();
    expect(await verdicts((await check([IMPORT_HEADER, importRow('f-1', name)])).id)).toEqual(['UNCHANGED']);
  });
});
