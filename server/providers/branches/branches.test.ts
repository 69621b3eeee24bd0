import { describe, expect, it } from 'vitest';
import type { FieldChange } from '#server/logs/changes.ts';
import { publishedBusiness, seenBy, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { tokenOfPage } from '#tests/viewToken.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');
const staff = useStaff(test);

const SANTOS = 3449433;
const DRY_BULK = 1;
const HOURS = 'Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00';
const DEPOT = { id: 'n1', addressesId: SANTOS, name: ' Depósito Sul ', phone: '(13) 3219-4000', hours: HOURS };

const form = (branches?: object[]) => ({
  businessName: `Transportes ${crypto.randomUUID()}`,
  addressesId: ROSARIO,
  contacts: [],
  providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  ...(branches && { branches }),
});

/** A published provider with this branch. */
async function published(branches: object[] = [DEPOT]) {
  const { body } = await staff.post('/api/providers', form(branches));
  await staff.post(`/api/providers/${body.id}/approve`);
  return (await staff.get(`/api/providers/${body.id}`)).body;
}

describe('the branches of a provider', () => {
  it('are entered by staff, and read by everyone as stored', async () => {
    const { id, branches } = await published();
    const stored = {
      id: expect.any(Number),
      addressesId: SANTOS,
      address: { displayName: 'Santos, São Paulo, Brazil' },
      name: 'Depósito Sul',
      phone: '+551332194000',
      hours: HOURS,
      updatedAt: expect.any(String),
    };
    expect(branches).toEqual([stored]);
    const query = `{ provider(id: ${id}) { branches { name phoneText phoneUrl hours place { name } } } }`;
    expect((await test.graphql(query)).body.data.provider.branches).toEqual([
      {
        name: 'Depósito Sul',
        phoneText: '+55 13 3219 4000',
        phoneUrl: 'tel:+551332194000',
        hours: HOURS,
        place: { name: 'Santos' },
      },
    ]);
  });

  it('stay unchanged when a form omits them, and are removed by an empty list', async () => {
    const provider = await published();
    const { branches, version: _, ...rest } = provider;
    const save = async (changes: object) =>
      (await staff.put(`/api/providers/${provider.id}`, { ...rest, ...changes })).body;
    expect((await save({ description: 'Otra.' })).branches).toEqual(branches);
    const changed = await save({
      branches: [
        { ...branches[0], phone: '+54 341 400-0000' },
        { ...DEPOT, hours: null },
      ],
    });
    expect(changed.branches).toMatchObject([
      { id: branches[0].id, phone: '+543414000000', hours: HOURS },
      { phone: '+551332194000', hours: null },
    ]);
    expect((await save({ branches: [] })).branches).toEqual([]);
  });

  it.each<[object, string, string]>([
    [{ addressesId: undefined }, 'branches.0.addressesId', 'Location is required'],
    [{ addressesId: 1 }, 'branches.0.addressesId', 'Place not found'],
    [{ phone: 'ask for José' }, 'branches.0.phone', 'Phone number must be numeric'],
    [{ phone: '(13) 3219-4000 / (11) 4567-8900' }, 'branches.0.phone', 'One phone per branch'],
    [{ hours: 'Mo-Fr 8 to 18' }, 'branches.0.hours', 'On each line, choose the days'],
    [{ name: 'x'.repeat(121) }, 'branches.0.name', 'at most 120'],
  ])('are refused with %j at %s', async (change, field, message) => {
    const { status, body } = await staff.post('/api/providers', form([{ ...DEPOT, ...change }]));
    expect([status, body.field]).toEqual([400, field]);
    expect(body.message).toContain(message);
  });

  it('are at most fifty', async () => {
    const { status } = await staff.post('/api/providers', form(Array(51).fill(DEPOT)));
    expect(status).toBe(400);
  });

  describe('in a search', () => {
    const near = async (place: string, keywords: string) => {
      const { body } = await test.graphql(
        `query ($place: String!, $keywords: String) { searchProviders(where: { text: $place }, keywords: $keywords, first: 100) { edges {
          distanceKm matchedService { service { databaseId } place { name } } node { businessName places { name } } } } }`,
        { place, keywords },
      );
      return body.data.searchProviders.edges as { node: { businessName: string } }[];
    };
    const of = (edges: Awaited<ReturnType<typeof near>>, name: string) =>
      edges.find(({ node }) => node.businessName === name);

    it('are places where the provider is found with its services', async () => {
      const { businessName } = await published();
      expect(of(await near('Santos', 'transporte refrigerado'), businessName)).toEqual({
        distanceKm: 0,
        matchedService: { service: { databaseId: REFRIGERATED }, place: { name: 'Santos' } },
        node: { businessName, places: [{ name: 'Rosario' }, { name: 'Santos' }] },
      });
    });

    it('offer only the services that are entered for their place', async () => {
      const { id, providerServices, version: _, ...rest } = await published();
      const other = { id: 'n1', servicesId: DRY_BULK, addressesId: SANTOS };
      await staff.put(`/api/providers/${id}`, { ...rest, providerServices: [...providerServices, other] });
      const { businessName } = rest;
      expect(of(await near('Santos', 'transporte refrigerado'), businessName)).toBeUndefined();
      expect(of(await near('Santos', businessName), businessName)).toMatchObject({ distanceKm: 0 });
    });

    it('are no longer searched when they are removed', async () => {
      const { id, branches: _, version: __, ...rest } = await published();
      await staff.put(`/api/providers/${id}`, { ...rest, branches: [] });
      expect(of(await near('Santos', 'transporte refrigerado'), rest.businessName)).toBeUndefined();
    });
  });

  it('are in the history, in each language', async () => {
    const { id } = await published();
    const { body } = await staff.graphql(
      `{ provider(id: ${id}) { moderation { history { nodes { changes { field after } } } } } }`,
    );
    const { changes } = body.data.provider.moderation.history.nodes[1];
    expect(changes.find(({ field }: FieldChange) => field === 'branches').after).toContain(
      'Depósito Sul · Santos, São Paulo, Brazil · +55 13 3219 4000 · Mon–Fri 8 AM–12 PM, 2 PM–6 PM · Sat 8 AM–12 PM · Sun Closed',
    );
    const { after } = await test.db.prisma.log.findFirstOrThrow({ where: { subject: 'provider', subjectId: id } });
    expect(JSON.stringify(after)).toContain('Lun–Vie 08:00–12:00, 14:00–18:00 · Sáb 08:00–12:00 · Dom Cerrado');
  });

  it('count a call of a visitor as one', async () => {
    const { id, branches } = await published();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
    await visitor(test, headers).graphql(
      'mutation ($input: CountViewsInput!) { countViews(input: $input) { isCounted } }',
      {
        input: { viewToken: await tokenOfPage(test, id), branchId: branches[0].id },
      },
    );
    await test.parts.views.flush();
    expect(await test.db.prisma.providerDay.findMany({ where: { providerId: id } })).toMatchObject([
      { kind: 'phone', count: 1 },
    ]);
  });
});

const WAITING = `query ($id: ID!) { provider(id: $id) { branches { name phone hours }
  moderation { pendingEdit { noticeUntil changes { field before after } } } } }`;

describe("an owner's edit of branches", () => {
  /** A published business with a branch that staff applied. */
  async function business() {
    const own = await publishedBusiness(test, staff);
    const stored = async () => (await staff.graphql(WAITING, { id: own.id })).body.data.provider;
    const apply = () => decideEdit(staff, own.id, true);
    const edit = {
      id: 'n1',
      placeId: SANTOS,
      name: 'Filial Sul',
      phone: '+551332194000',
      hours: 'Mo-Fr 08:00-18:00',
    };
    await sendEdit(own.owner, own.id, () => ({ branches: [edit] }));
    return { ...own, stored, apply };
  }

  it('is pending with all new values, and is public once it is applied', async () => {
    const { id, owner, stored, apply } = await business();
    const { branches, moderation } = await stored();
    const { pendingEdit } = moderation;
    expect(branches).toEqual([]);
    expect(pendingEdit.changes).toEqual([
      { field: 'branches', before: [], after: [expect.stringContaining('Filial Sul · Santos')] },
    ]);
    expect((await seenBy(owner, id)).form.branches).toMatchObject([{ id: 'n1', name: 'Filial Sul' }]);
    await apply();
    expect((await stored()).branches).toEqual([
      { name: 'Filial Sul', phone: '+551332194000', hours: 'Mo-Fr 08:00-18:00' },
    ]);
  });

  it('applies hours immediately, but not a phone', async () => {
    const { id, owner, stored, apply } = await business();
    await apply();
    await sendEdit(owner, id, ({ branches }) => ({
      branches: [{ ...branches[0]!, hours: 'Mo-Su 00:00-24:00', phone: '+551332195555' }],
    }));
    const { branches, moderation } = await stored();
    const { pendingEdit } = moderation;
    expect(branches).toMatchObject([{ hours: 'Mo-Su 00:00-24:00', phone: '+551332194000' }]);
    const [{ before, after }] = pendingEdit.changes;
    expect(before[0].replace('+55 13 3219 4000', '+55 13 3219 5555')).toBe(after[0]);
  });

  it('is held for seven days when the mail changes together with the phone of a branch', async () => {
    const { id, owner, stored, apply } = await business();
    await apply();
    await sendEdit(owner, id, ({ contacts, branches }) => ({
      contacts: contacts.map((contact) =>
        contact.contactType === 'EMAIL' ? { ...contact, contactValue: 'rival@rival.example' } : contact,
      ),
      branches: [{ ...branches[0]!, phone: '+551332195555' }],
    }));
    expect(new Date((await stored()).moderation.pendingEdit.noticeUntil).getTime()).toBeGreaterThan(
      Date.now() + 6 * 86_400_000,
    );
    expect((await apply()).body.errors[0].extensions.code).toBe('CONFLICT');
  });
});
