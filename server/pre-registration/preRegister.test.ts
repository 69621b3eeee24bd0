import { describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { photo } from '#tests/images.ts';
import { REFRIGERATED, ROSARIO, SUBMISSION, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

async function provider(businessName: string) {
  return test.db.prisma.provider.findFirst({
    where: { businessName },
    include: { contacts: true, services: { orderBy: { id: 'asc' } }, image: { include: { file: true } }, users: true },
  });
}

describe('a pre-registration', () => {
  it('creates an unapproved provider, which no search finds', async () => {
    const businessName = 'Cumbres Frías S.A.';
    const { status, body } = await submit(test, { businessName }, [{ bytes: await photo().jpeg().toBuffer() }], {
      'accept-language': 'es-AR',
    });
    expect([status, body]).toEqual([200, { done: true }]);
    const made = (await provider(businessName))!;
    expect(made).toMatchObject({
      description: SUBMISSION.description,
      websiteUrl: 'https://andes.example/cargas',
      addressId: ROSARIO,
      approvedAt: null,
      applicantEmail: 'ana@andes.example',
      language: 'es',
      services: [{ serviceId: REFRIGERATED, addressId: ROSARIO }],
      image: { approvedAt: null, file: { contentType: 'image/webp', widths: [160, 480, 960] } },
    });
    expect(made.contacts.map(({ contactType, contactValue }) => [contactType, contactValue])).toEqual([
      ['email', 'cargas@andes.example'],
      ['landPhone', '+543414000000'],
      ['whatsapp', '+5493415000000'],
    ]);
    const found = await test.get('/api/search?q=cumbres+frias');
    expect(found.body.rows.map((row: { businessName: string }) => row.businessName)).not.toContain(businessName);
  });

  it('has further services and places, each once', async () => {
    const query = `mutation ($input: PreRegisterInput!) { preRegister(input: $input) { ${ERRORS} } }`;
    const { serviceId, addressId: placeId, ...texts } = SUBMISSION;
    const first = { serviceId: Number(serviceId), placeId: Number(placeId) };
    const send = (moreServices: object[]) =>
      test.graphql(query, { input: { ...texts, ...first, businessName: 'Muchos Servicios', moreServices } });
    const globalIds = { serviceId: writeGlobalId('Service', 1), placeId: writeGlobalId('Place', ROSARIO) };
    await send([globalIds, { serviceId: 1, placeId: 3435910 }, first]);
    expect((await provider('Muchos Servicios'))!.services).toMatchObject([
      { serviceId: REFRIGERATED, addressId: ROSARIO },
      { serviceId: 1, addressId: ROSARIO },
      { serviceId: 1, addressId: 3435910 },
    ]);
    const fields = [
      { serviceId: 999_999, placeId: ROSARIO },
      { serviceId: 1, placeId: 7 },
      { serviceId: 1, placeId: '' },
    ].map(async (item) => formErrors((await send([item])).body)![0]);
    expect(await Promise.all(fields)).toMatchObject([
      { path: ['moreServices', '0', 'serviceId'] },
      { path: ['moreServices', '0', 'placeId'] },
      { path: ['moreServices', '0', 'placeId'] },
    ]);
    expect(formErrors((await send(Array(21).fill(first))).body)).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });

  it('is refused with the errors of all fields', async () => {
    const { body } = await submit(test, { email: 'ana@', businessName: '', contactWhatsapp: '' });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'businessName',
      'contactWhatsapp',
    ]);
  });

  it('needs no phone, site or picture', async () => {
    const left = { contactPhone: undefined, websiteUrl: '', businessName: 'Sin Foto' };
    expect((await submit(test, left)).status).toBe(200);
    expect(await provider('Sin Foto')).toMatchObject({ websiteUrl: null, image: null, contacts: [{}, {}] });
  });

  it.each<[Record<string, string | undefined>, string, string]>([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ana@' }, 'email', 'Invalid email format'],
    [{ businessName: ' ' }, 'businessName', 'Business name is required'],
    [{ contactEmail: undefined }, 'contactEmail', 'Contact email is required'],
    [{ contactEmail: 'cargas' }, 'contactEmail', 'Invalid contact email format'],
    [{ websiteUrl: 'not a site' }, 'websiteUrl', 'Invalid website URL'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl', 'Invalid website URL'],
    [{ websiteUrl: 'ftp://andes.example' }, 'websiteUrl', 'Invalid website URL'],
    [{ contactWhatsapp: '' }, 'contactWhatsapp', 'WhatsApp number is required'],
    [{ contactWhatsapp: '1234567' }, 'contactWhatsapp', 'Invalid WhatsApp number'],
    [{ contactWhatsapp: '0123456789' }, 'contactWhatsapp', 'Invalid WhatsApp number'],
    [{ contactWhatsapp: '+1234567890123456' }, 'contactWhatsapp', 'Invalid WhatsApp number'],
    [{ contactPhone: '12-34' }, 'contactPhone', 'Invalid phone number format'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'a'.repeat(2_001) }, 'description', 'Too long: at most 2000 characters'],
    [{ serviceId: '' }, 'serviceId', 'Service is required'],
    [{ serviceId: '999999' }, 'serviceId', 'Service not found'],
    [{ serviceId: 'abc' }, 'serviceId', 'An id is a whole number of 1 or more'],
    [{ addressId: undefined }, 'addressId', 'Location is required'],
    [{ addressId: '1' }, 'addressId', 'Place not found'],
    [{ businessName: 'A\u0000B' }, 'businessName', 'The text has characters we cannot read. Type it again.'],
    [{ idempotencyKey: 'no' }, 'idempotencyKey', 'An idempotency key is 8 to 100 letters, digits and hyphens'],
  ])('with %o is refused', async (wrong, field, message) => {
    const before = await test.db.prisma.provider.count();
    expect(await submit(test, wrong)).toMatchObject({ status: 400, body: { field, message } });
    expect(await test.db.prisma.provider.count()).toBe(before);
  });

  it.each(['+541141234567', '5491155555555', '12345678', '123456789012345'])(
    'takes the WhatsApp number %s',
    async (number) => {
      expect((await submit(test, { contactWhatsapp: number })).status).toBe(200);
    },
  );

  it.each([
    'andes.example',
    'http://andes.example',
    'HTTPS://www.andes.example/a?b=c',
    'sub.andes.com.ar',
    'ñandú.com.ar',
  ])('takes the site %s', async (websiteUrl) => {
    expect((await submit(test, { websiteUrl })).status).toBe(200);
  });

  it('reports errors in the language of the applicant', async () => {
    const { body } = await submit(test, { contactWhatsapp: 'x' }, [], { 'accept-language': 'pt' });
    expect(body.message).toBe(
      'O número de WhatsApp não é válido. Inclua o código do país, por exemplo +55 11 91234-5678',
    );
  });

  it('refuses a megabyte in a field, a body that is not a form, and too many fields', async () => {
    expect((await submit(test, { description: 'a'.repeat(1_000_000) })).status).toBe(413);
    const send = (body: string, type: string) =>
      test.send('POST', '/api/pre-registration', body, { 'content-type': type });
    expect((await send('{"email":"a@x.example"}', 'application/json')).status).toBe(400);
    expect((await send('broken', 'multipart/form-data')).status).toBe(400);
    expect((await send('broken', 'multipart/form-data; boundary=x')).status).toBe(400);
  });
});
