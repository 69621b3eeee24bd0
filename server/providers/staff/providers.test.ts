import { describe, expect, it } from 'vitest';
import { photo } from '#tests/images.ts';
import { useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';

const test = useApp('demo');
const staff = useStaff(test);

const form = (changes: object = {}) => ({
  businessName: `Transportes ${crypto.randomUUID()}`,
  commercialName: 'El Rápido',
  websiteUrl: 'https://rapido.example',
  taxTypesId: 1,
  taxNumber: '30-50001091-2',
  description: 'Cargas generales.',
  addressesId: ROSARIO,
  contacts: [{ id: 'n1', contactType: 'mobile-phone', contactValue: '+5493415550000' }],
  providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  ...changes,
});

const created = async (changes: object = {}) => (await staff.post('/api/providers', form(changes))).body;
const found = async (name: string) =>
  (await test.get(`/api/search?q=${encodeURIComponent(name)}`)).body.rows.some(
    (row: { businessName: string }) => row.businessName === name,
  );

describe('a provider', () => {
  it('is created by staff, unapproved, and read back as documented', async () => {
    const input = form();
    const { status, body } = await staff.post('/api/providers', input);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      ...input,
      approvedAt: null,
      approvedBy: null,
      approver: null,
      status: 'waiting',
      rejectedAt: null,
      address: { id: ROSARIO, displayName: 'Rosario, Santa Fe, Argentina' },
      image: null,
      contacts: [{ ...input.contacts[0], id: expect.any(Number), updatedAt: expect.any(String) }],
      providerServices: [
        {
          ...input.providerServices[0],
          id: expect.any(Number),
          providersId: body.id,
          service: { name: 'Refrigerated transport' },
          address: { name: 'Rosario', displayName: 'Rosario, Santa Fe, Argentina' },
          updatedAt: expect.any(String),
        },
      ],
      branches: [],
      credentials: [],
      declaredCredentials: [],
      lanes: [],
      roles: [],
      users: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    });
    expect((await staff.get(`/api/providers/${body.id}`)).body).toEqual(body);
    expect(await found(input.businessName)).toBe(false);
  });

  it.each<[object, string, string]>([
    [{ businessName: ' ' }, 'businessName', 'Business name is required'],
    [{ websiteUrl: 'rapido.example' }, 'websiteUrl', 'Invalid website URL'],
    [{ websiteUrl: 'https://rapido' }, 'websiteUrl', 'Invalid website URL'],
    [{ addressesId: null }, 'addressesId', 'Address is required'],
    [{ addressesId: 1 }, 'addressesId', 'Place not found'],
    [{ taxTypesId: 999 }, 'taxTypesId', 'Tax type not found'],
    [{ providerServices: [] }, 'providerServices', 'At least one service is required'],
    [{ providerServices: [{ addressesId: ROSARIO }] }, 'providerServices.0.servicesId', 'Service is required'],
    [{ providerServices: [{ servicesId: 29 }] }, 'providerServices.0.addressesId', 'Location is required'],
    [
      { providerServices: [{ servicesId: 99_999, addressesId: ROSARIO }] },
      'providerServices.0.servicesId',
      'Service not found',
    ],
    [{ contacts: [{ contactValue: 'x' }] }, 'contacts.0.contactType', 'Contact type is required'],
    [{ contacts: [{ contactType: 'fax', contactValue: '1' }] }, 'contacts.0.contactType', 'Invalid contact type'],
    [{ contacts: [{ contactType: 'email', contactValue: 'x' }] }, 'contacts.0.contactValue', 'Invalid email format'],
    [
      { contacts: [{ contactType: 'whatsapp', contactValue: '12-34' }] },
      'contacts.0.contactValue',
      'Phone number must be numeric, 6–15 digits, optional leading +',
    ],
    [{ contacts: 'none' }, 'contacts', 'contacts must be a list'],
    [
      { contacts: [{ id: 'x', contactType: 'email', contactValue: 'a@b.example' }] },
      'contacts.0.id',
      'An id is a whole number of 1 or more',
    ],
  ])('with %o is refused', async (wrong, field, message) => {
    expect(await staff.post('/api/providers', form(wrong))).toMatchObject({ status: 400, body: { field, message } });
  });

  it('is saved as a whole: missing items are deleted, those with an id are changed, and those beginning with n are new', async () => {
    const made = await created({
      contacts: [
        { id: 'n1', contactType: 'email', contactValue: 'one@x.example' },
        { id: 'n2', contactType: 'land-phone', contactValue: '4000000' },
      ],
    });
    const [mail] = made.contacts;
    const { status, body } = await staff.put(`/api/providers/${made.id}`, {
      ...made,
      description: 'Otra.',
      contacts: [
        { ...mail, contactValue: 'two@x.example' },
        { id: 'n1', contactType: 'whatsapp', contactValue: '5493415550000' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ description: 'Otra.', version: 2, providerServices: made.providerServices });
    expect(
      body.contacts.map((contact: { id: number; contactValue: string }) => [
        contact.id === mail.id,
        contact.contactValue,
      ]),
    ).toEqual([
      [true, 'two@x.example'],
      [false, '+5493415550000'],
    ]);
  });

  it('does not take over the contacts of another', async () => {
    const [one, other] = [await created(), await created()];
    const stolen = { ...one, contacts: other.contacts };
    expect((await staff.put(`/api/providers/${one.id}`, stolen)).status).toBe(400);
    expect((await staff.get(`/api/providers/${other.id}`)).body).toEqual(other);
    expect((await staff.get(`/api/providers/${one.id}`)).body).toEqual(one);
  });

  it('is saved by one of two users who edit the same version, each time', async () => {
    for (let time = 0; time < (isLong ? 100 : 20); time++) {
      const provider = await created();
      const save = (description: string) => staff.put(`/api/providers/${provider.id}`, { ...provider, description });
      const both = await Promise.all([save('mine'), save('yours')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = (await staff.get(`/api/providers/${provider.id}`)).body;
      expect(kept.description).toBe(both.find(({ status }) => status === 200)!.body.description);
    }
  });

  it('is found immediately when it is approved, by its new name when it is saved, and never when it is deleted', async () => {
    const made = await created();
    const approved = await staff.post(`/api/providers/${made.id}/approve`);
    expect(approved.body).toMatchObject({ approvedAt: expect.any(String), approver: { displayName: 'Super Admin' } });
    expect(await found(made.businessName)).toBe(true);
    const businessName = `Renombrado ${crypto.randomUUID()}`;
    await staff.put(`/api/providers/${made.id}`, { ...approved.body, businessName });
    expect([await found(made.businessName), await found(businessName)]).toEqual([false, true]);
    expect((await staff.remove(`/api/providers/${made.id}`)).status).toBe(204);
    expect(await found(businessName)).toBe(false);
    expect((await staff.get(`/api/providers/${made.id}`)).status).toBe(404);
  });

  it('keeps its history after its deletion: who did what, with before and after', async () => {
    const made = await created({ description: 'first' });
    await staff.put(`/api/providers/${made.id}`, { ...made, description: 'second' });
    await staff.remove(`/api/providers/${made.id}`);
    const logs = await test.db.prisma.log.findMany({
      where: { subject: 'provider', subjectId: made.id },
      orderBy: { id: 'asc' },
      include: { user: true },
    });
    expect(logs.map(({ code, user }) => [code, user?.email])).toEqual([
      ['providerCreated', staff.email],
      ['providerChanged', staff.email],
      ['providerDeleted', staff.email],
    ]);
    expect(logs[1]).toMatchObject({ before: { description: 'first' }, after: { description: 'second' } });
    expect(logs[2]!.after).toBeNull();
  });

  it.each(['/api/providers/999999999', '/api/providers/999999999/approve', '/api/providers/999999999/image/approve'])(
    'that is not there is a 404 at %s',
    async (path) => {
      const answer = path.endsWith('9') ? await staff.get(path) : await staff.post(path);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Provider not found' } });
    },
  );

  it.each(['0', 'abc', '99999999999', '1;drop'])('with the id %s is a 400', async (id) => {
    expect((await staff.get(`/api/providers/${encodeURIComponent(id)}`)).status).toBe(400);
  });

  it('accepts a tax number with a wrong checksum, and flags it', async () => {
    const doubtful = async (taxTypesId: number, taxNumber: string) => {
      const { id } = await created({ taxTypesId, taxNumber });
      const query = 'query ($id: ID!) { provider(id: $id) { moderation { taxNumberIsDoubtful } } }';
      return (await staff.graphql(query, { id })).body.data.provider.moderation.taxNumberIsDoubtful;
    };
    expect(await doubtful(1, '30-50001091-3')).toBe(true);
    expect(await doubtful(1, '30-50001091-2')).toBe(false);
    expect(await doubtful(3, '12.ABC.345/01DE-35')).toBe(false);
    expect(await doubtful(7, '12.531.909-2')).toBe(false);
    expect(await doubtful(17, 'anything')).toBe(false);
  });
});

describe('the image of a provider', () => {
  const image = async () => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await photo(300, 200).jpeg().toBuffer())]), 'a.jpg');
    return body;
  };
  const stored = () => Array.fromAsync(test.parts.storage.list(new Date(Date.now() + 60_000)));

  it('is uploaded, pending, approved, and visible to everyone once its provider is approved too', async () => {
    const { id } = await created();
    const { body } = await staff.form(`/api/providers/${id}/image`, await image());
    expect(body.image).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/uploads\//),
      approvedAt: null,
    });
    expect((await staff.post(`/api/providers/${id}/image/approve`)).body.image.approvedAt).toEqual(expect.any(String));
    expect((await staff.post(`/api/providers/${id}/image/approve`)).status).toBe(409);
    expect((await test.get(body.image.url)).status).toBe(404);
    await staff.post(`/api/providers/${id}/approve`);
    expect((await test.get(body.image.url)).status).toBe(200);
  });

  it('is neither approved nor deleted unseen: a replacement stays pending', async () => {
    const { id } = await created();
    const path = `/api/providers/${id}/image`;
    const [{ id: seen }, { id: latest }] = [
      (await staff.form(path, await image())).body.image,
      (await staff.form(path, await image())).body.image,
    ];
    const refused = await staff.post(`${path}/approve?imageId=${seen}`);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('replaced in the meantime'),
    ]);
    expect((await staff.remove(`${path}?imageId=${seen}`)).status).toBe(409);
    expect((await staff.get(`/api/providers/${id}`)).body.image).toMatchObject({ id: latest, approvedAt: null });
    expect((await staff.post(`${path}/approve?imageId=x`)).status).toBe(400);
    expect((await staff.post(`${path}/approve?imageId=${latest}`)).body.image.approvedAt).toEqual(expect.any(String));
    expect((await staff.remove(`${path}?imageId=${latest}`)).body.image).toBeNull();
  });

  it('is replaced and deleted with its files, and with its provider', async () => {
    const before = await stored();
    const { id } = await created();
    await staff.form(`/api/providers/${id}/image`, await image());
    await staff.form(`/api/providers/${id}/image`, await image());
    expect((await stored()).length - before.length).toBe(2);
    expect((await staff.remove(`/api/providers/${id}/image`)).body.image).toBeNull();
    expect((await staff.remove(`/api/providers/${id}/image`)).status).toBe(404);
    await staff.form(`/api/providers/${id}/image`, await image());
    await staff.remove(`/api/providers/${id}`);
    expect(await stored()).toEqual(before);
  });

  it('must be a file, and of an existing provider', async () => {
    const { id } = await created();
    expect((await staff.form(`/api/providers/${id}/image`, new FormData())).status).toBe(400);
    const before = await stored();
    expect((await staff.form('/api/providers/999999999/image', await image())).status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});
