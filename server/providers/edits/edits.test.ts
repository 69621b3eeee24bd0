import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/graphqlCode.ts';
import { mailTo } from '#tests/mailTo.ts';
import {
  type EditForm,
  publishedBusiness,
  seenBy,
  sendEdit,
  sendPicture,
  sendSeen,
  withdrawEdit,
} from '#tests/publishedBusiness.ts';
import { decideEdit, decideSeen, queuedEdit } from '#tests/queuedEdit.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
type Person = Awaited<ReturnType<typeof signedInPerson>>;

const inQueue = (id: number) => queuedEdit(staff, id);
const decide = (id: number, isApplied: boolean, reason?: string) => decideEdit(staff, id, isApplied, reason);

const takeBack = async (person: Person, id: number) => withdrawEdit(person, (await seenBy(person, id)).seen);

/** All public texts of a provider. */
async function publicTexts(id: number, name: string): Promise<string> {
  const query = `{ provider(id: ${id}) { businessName commercialName description websiteUrl updatedAt
    contacts { contactValue } providerServices { service { name } place { name } } image { url } } }`;
  const answers = await Promise.all([
    test.graphql(query),
    test.get(`/api/search?q=${encodeURIComponent(name)}`),
    test.graphql(
      'query ($q: String) { searchProviders(keywords: $q) { edges { node { businessName description } } } }',
      {
        q: name,
      },
    ),
  ]);
  const { rows } = await test.db.pool.query('select * from webhook_events');
  return JSON.stringify([...answers.map(({ body }) => body), rows]);
}

describe("an owner's edit of a published business", () => {
  it('is pending, not public, and complete in the queue', async () => {
    const { id, businessName, owner } = await publishedBusiness(test, staff);
    const before = await publicTexts(id, businessName);
    await sendEdit(owner, id, ({ contacts, services }) => ({
      businessName: 'Zanahoria Cargas',
      websiteUrl: 'https://zanahoria.example',
      description: 'Zanahoria para todos.',
      taxNumber: '30-zanahoria',
      contacts: [...contacts, { id: 'n1', contactType: 'MOBILE_PHONE', contactValue: '+54 9 341 555 7777' }],
      services: [...services, { id: 'n1', serviceId: 1, placeId: 3435910 }],
    }));
    expect(await publicTexts(id, businessName)).toBe(before);
    expect(await publicTexts(id, 'Zanahoria')).not.toContain('30-zanahoria');
    const { user, changes } = (await inQueue(id))!;
    expect(user.email).toBe(owner.email);
    const change = (field: string, before: unknown[], after: unknown[]) => ({ field, before, after });
    expect(changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      change('businessName', [businessName], ['Zanahoria Cargas']),
      change('contacts', [], ['mobile-phone +54 9 341 555 7777']),
      change('description', [expect.any(String)], ['Zanahoria para todos.']),
      change('services', [], [expect.stringContaining('Buenos Aires')]),
      change('taxNumber', [], ['30-zanahoria']),
      change('websiteUrl', ['https://andes.example/cargas'], ['https://zanahoria.example']),
    ]);
  });

  it('is public once it is applied, and its author is notified', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Carga seca y fría.' }));
    expect((await decide(id, true)).body.data.decided.provider.description).toBe('Carga seca y fría.');
    expect(await inQueue(id)).toBeNull();
    expect((await seenBy(owner, id)).edit).toMatchObject({ outcome: 'APPLIED' });
    expect((await mailTo(mailbox, owner.email, /published/)).text).toContain(`/providers/en/${id}-`);
  });

  it('changes nothing when it is refused, and its author receives the reason', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Los mejores del mundo.' }));
    expect(codeOf(await decide(id, false, ' '))).toBe('BAD_USER_INPUT');
    await decide(id, false, 'Solo hechos, por favor.');
    const { edit, form } = await seenBy(owner, id);
    expect([edit.outcome, edit.reason, form.description]).toEqual([
      'REJECTED',
      'Solo hechos, por favor.',
      'Refrigerated trucks across the mountains.',
    ]);
    expect((await mailTo(mailbox, owner.email, /not published/)).text).toContain('Solo hechos, por favor.');
  });

  it('is withdrawn by its owner, or by a form without changes', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const first = await seenBy(owner, id);
    await sendEdit(owner, id, () => ({ description: 'Otra cosa.' }));
    await takeBack(owner, id);
    expect(await inQueue(id)).toBeNull();
    await sendEdit(owner, id, () => ({ description: 'Otra cosa más.' }));
    await sendEdit(owner, id, () => first.form);
    expect(await inQueue(id)).toBeNull();
    expect((await seenBy(owner, id)).edit.outcome).toBe('WITHDRAWN');
  });

  it('is withdrawn while the business is suspended, too, if nothing else is edited', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Otra cosa.' }));
    await staff.post('/api/providers/decisions', { kind: 'suspended', providers: [{ id }], reason: 'Nadie responde.' });
    expect(codeOf(await sendEdit(owner, id, () => ({ description: 'Otra más.' })))).toBe('CONFLICT');
    expect(codeOf(await takeBack(owner, id))).toBeNull();
    expect(await inQueue(id)).toBeNull();
  });

  it('is not reported as public when it is applied while the business is suspended', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Otra cosa.' }));
    await staff.post('/api/providers/decisions', { kind: 'suspended', providers: [{ id }], reason: 'Nadie responde.' });
    await decide(id, true);
    const { text } = await mailTo(mailbox, owner.email, /changes were accepted/);
    expect(text).toContain(`/dashboard/businesses/${id}`);
  });

  it('continues a pending edit, and counts as one', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Primera.' }));
    await sendEdit(owner, id, ({ description }) => ({
      description: `${description} Segunda.`,
      commercialName: 'Cargas',
    }));
    expect((await inQueue(id))!.changes).toMatchObject([
      { field: 'description', after: ['Primera. Segunda.'] },
      { field: 'commercialName', after: ['Cargas'] },
    ]);
  });

  it('is still compared in the deprecated way', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ commercialName: 'Cargas' }));
    const query = `{ provider(id: ${id}) { ownership { lastEdit { comparison { before after } } } } }`;
    const { comparison } = (await owner.graphql(query)).body.data.provider.ownership.lastEdit;
    expect(comparison).toMatchObject({ before: { commercialName: null }, after: { commercialName: 'Cargas' } });
  });

  it('has a picture that is pending while the public sees the previous one', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const stranger = await signedInPerson(test);
    const publicImage = async () =>
      (await test.graphql(`{ provider(id: ${id}) { image { url: path } } }`)).body.data.provider.image;
    expect((await sendPicture(owner, id)).body.errors).toBeUndefined();
    const { image } = await seenBy(owner, id);
    expect(await publicImage()).toBeNull();
    const seen = await Promise.all([owner, staff, stranger].map((item) => item.get(image!.url)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect((await decide(id, true)).body.errors).toBeUndefined();
    expect(await publicImage()).toEqual(image);
    await sendPicture(owner, id);
    expect(await publicImage()).toEqual(image);
    await decide(id, false);
    expect((await seenBy(owner, id)).image).toEqual(image);
    expect((await test.get(image!.url)).status).toBe(200);
  });
});

describe('no one overwrites changes unseen', () => {
  it('when two people edit a business at once', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const [one, other] = [await seenBy(owner, id), await seenBy(owner, id)];
    const answers = await Promise.all([
      sendSeen(owner, one, { description: 'Una.' }),
      sendSeen(owner, other, { description: 'Otra.' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', null].sort());
  });

  it('when staff save a business that its owner edits', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const seen = await seenBy(owner, id);
    const stored = (await staff.get(`/api/providers/${id}`)).body;
    await staff.put(`/api/providers/${id}`, { ...stored, commercialName: 'De Rumbo' });
    expect(codeOf(await sendSeen(owner, seen, { description: 'Mía.' }))).toBe('CONFLICT');
  });

  it('when staff decide about an edit, or a business, that has changed since they opened it', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ description: 'Una.' }));
    const first = (await inQueue(id))!;
    await sendEdit(owner, id, () => ({ description: 'Otra.' }));
    expect(codeOf(await decideSeen(staff, first, true))).toBe('CONFLICT');
    const second = (await inQueue(id))!;
    const stored = (await staff.get(`/api/providers/${id}`)).body;
    await staff.put(`/api/providers/${id}`, { ...stored, commercialName: 'De Rumbo' });
    expect(codeOf(await decideSeen(staff, second, true))).toBe('CONFLICT');
    expect((await decide(id, true)).body.data.decided.provider.description).toBe('Otra.');
    expect((await staff.get(`/api/providers/${id}`)).body.commercialName).toBe('De Rumbo');
    expect(codeOf(await decideSeen(staff, second, true))).toBe('CONFLICT');
  });
});

describe('a takeover by new contacts', () => {
  const newContacts = (id: string) => [
    { id: `n${id}1`, contactType: 'EMAIL', contactValue: `${id}@rival.example` },
    { id: `n${id}2`, contactType: 'WHATSAPP', contactValue: '+54 9 341 555 8888' },
  ];

  it('is held for seven days when mail and phone change together, and the previous address is notified', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ contacts: newContacts('a') }));
    const { noticeUntil } = (await inQueue(id))!;
    expect(Date.parse(noticeUntil!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await mailTo(mailbox, owner.email, /are about to change/)).text).toContain('both its email and its phone');
    expect(codeOf(await decide(id, true))).toBe('CONFLICT');
    await test.db.pool.query(
      "update provider_edits set notice_until = now() - interval '1 second' where provider_id = $1",
      [id],
    );
    expect(codeOf(await decide(id, true))).toBeNull();
  });

  const isMail = ({ contactType }: EditForm['contacts'][number]) => contactType === 'EMAIL';
  const STEPS: Record<'email' | 'phone', (form: EditForm) => Partial<EditForm>> = {
    email: ({ contacts }) => ({ contacts: [newContacts('b')[0]!, ...contacts.filter((contact) => !isMail(contact))] }),
    phone: ({ contacts }) => ({ contacts: [...contacts.filter(isMail), newContacts('b')[1]!] }),
  };

  it.each([
    ['email', 'phone'],
    ['phone', 'email'],
  ] as const)('is held when first the %s changes and then the %s', async (first, second) => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, STEPS[first]);
    expect((await inQueue(id))!.noticeUntil).toBeNull();
    expect(codeOf(await decide(id, true))).toBeNull();
    await sendEdit(owner, id, STEPS[second]);
    const { noticeUntil } = (await inQueue(id))!;
    expect(Date.parse(noticeUntil!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await mailTo(mailbox, owner.email, /are about to change/)).text).toContain('Nothing changes before');
    expect(codeOf(await decide(id, true))).toBe('CONFLICT');
  });

  it('of a business with phones only cannot be announced: staff decide', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await test.db.pool.query("delete from contacts where provider_id = $1 and contact_type = 'email'", [id]);
    const before = (await seenBy(owner, id)).form.contacts;
    await sendEdit(owner, id, () => ({ contacts: newContacts('e') }));
    expect((await inQueue(id))!.noticeUntil).toBeNull();
    const shown = `{ provider(id: ${id}) { contacts { contactValue } } }`;
    const values = before.map(({ contactValue }) => ({ contactValue }));
    expect((await test.graphql(shown)).body.data.provider.contacts).toEqual(values);
    expect(codeOf(await decide(id, true))).toBeNull();
  });

  it('restarts its notice period when different contacts are requested', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    await sendEdit(owner, id, () => ({ contacts: newContacts('c') }));
    await test.db.pool.query(
      "update provider_edits set notice_until = now() - interval '1 second' where provider_id = $1",
      [id],
    );
    await sendEdit(owner, id, () => ({ contacts: newContacts('d') }));
    expect(codeOf(await decide(id, true))).toBe('CONFLICT');
  });
});
