import { describe, expect, it } from 'vitest';
import { claiming, sendDocument } from '#tests/claiming.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const claims = claiming(test, mailbox);
const staff = useStaff(test);

const NOTICE = `query ($id: ID!) { provider(id: $id) { controlNotice { since until kinds }
  moderation { controlChanges { kind removed added similar { databaseId } until } } } }`;
const seen = async (id: number) => (await staff.graphql(NOTICE, { id })).body.data.provider;
const noticeOf = async (id: number) => (await seen(id)).controlNotice;

type Contact = { id?: unknown; contactType: string; contactValue: string };
const PHONE = { contactType: 'mobile-phone', contactValue: '+54 9 341 555 0001' };
const mail = (contactValue: string) => ({ contactType: 'email', contactValue });

/** A published provider with these contacts, entered a year ago. */
async function listing(contacts: Contact[]) {
  const { id, owner } = await publishedBusiness(test, staff);
  await save(id, () => contacts);
  await test.db.pool.query("update contacts set updated_at = now() - interval '1 year' where provider_id = $1", [id]);
  await test.db.pool.query('delete from control_changes where provider_id = $1', [id]);
  return { id, owner };
}

async function save(id: number, change: (contacts: Contact[]) => Contact[], more: object = {}) {
  const { body } = await staff.get(`/api/providers/${id}`);
  const contacts = change(body.contacts).map((contact, at) => ({ id: `n${at + 1}`, ...contact }));
  const saved = await staff.put(`/api/providers/${id}`, { ...body, ...more, contacts });
  expect(saved.status).toBe(200);
}

describe('a notice of control', () => {
  it('is shown for fourteen days after phone and mail changed, to everyone, and staff see the changes', async () => {
    const { id } = await listing([PHONE, mail('ventas@andes.example')]);
    await save(id, () => [{ ...PHONE, contactValue: '+54 9 11 5555 0002' }, mail('ventas@andes-carga.example')]);
    const { controlNotice, moderation } = await seen(id);
    expect(controlNotice.kinds).toEqual(['CONTACTS', 'MAIL_DOMAIN']);
    const days = (Date.parse(controlNotice.until) - Date.parse(controlNotice.since)) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(moderation.controlChanges).toContainEqual({
      kind: 'CONTACTS',
      removed: ['+5493415550001', 'ventas@andes.example'],
      added: ['+5491155550002', 'ventas@andes-carga.example'],
      similar: null,
      until: controlNotice.until,
    });
    const { body } = await test.get(`/api/public-providers/${id}`);
    expect(body.controlNotice).toMatchObject({ kinds: ['contacts', 'mail-domain'] });
    expect((await test.graphql(NOTICE, { id })).body.data.provider).toEqual({ controlNotice, moderation: null });
    await test.db.pool.query('update control_changes set until = now() where provider_id = $1', [id]);
    expect(await noticeOf(id)).toBeNull();
  });

  it('is shown when the mail changes some days after the phone', async () => {
    const { id } = await listing([PHONE, { ...PHONE, contactValue: '+54 341 455 0009' }, mail('a@andes.example')]);
    await save(id, ([, kept, own]) => [kept!, own!, { ...PHONE, contactValue: '+54 9 11 5555 0003' }]);
    expect(await noticeOf(id)).toBeNull();
    await save(id, (contacts) => [
      ...contacts.filter(({ contactType }) => contactType !== 'email'),
      mail('b@andes.example'),
    ]);
    expect(await noticeOf(id)).toMatchObject({ kinds: ['CONTACTS'] });
  });

  it('is shown when the old number is removed only after the new one was added', async () => {
    const { id } = await listing([PHONE]);
    await save(id, (contacts) => [...contacts, { ...PHONE, contactValue: '+54 9 11 5555 0004' }]);
    expect(await noticeOf(id)).toBeNull();
    await save(id, (contacts) => contacts.slice(1));
    expect(await noticeOf(id)).toMatchObject({ kinds: ['CONTACTS'] });
  });

  it('names another provider with a similar mail domain to staff, but not to the public', async () => {
    const other = await listing([mail('ventas@andescargo.example')]);
    const { id } = await listing([PHONE]);
    await save(id, (contacts) => [...contacts, mail('ventas@ande5-carg0.example')]);
    const { controlNotice, moderation } = await seen(id);
    expect(controlNotice.kinds).toEqual(['CONTACTS']);
    expect(moderation.controlChanges).toMatchObject([{ kind: 'LOOKALIKE', similar: { databaseId: other.id } }]);
  });

  it('is shown while a claim with a code is pending, ends with its refusal, and names the new owner', async () => {
    const { id, listed } = await claims.freeListing(staff);
    await claims.claim(await signedInPerson(test), id, listed);
    expect(await noticeOf(id)).toMatchObject({ kinds: ['CLAIM_PENDING'] });
    const [queued] = await claims.inQueue(staff, id);
    await claims.decide(staff, queued!, false, { reason: 'No' });
    expect(await noticeOf(id)).toBeNull();
    const second = await claims.claim(await signedInPerson(test), id, listed);
    await claims.noticeEnds(second);
    expect(await noticeOf(id)).toMatchObject({ kinds: ['CLAIM_PENDING', 'OWNER'] });
  });

  it('is not shown for the document of a claimant whom staff have not accepted', async () => {
    const { id } = await listing([PHONE]);
    expect((await sendDocument(await signedInPerson(test), id)).body.errors).toBeUndefined();
    expect(await noticeOf(id)).toBeNull();
  });

  it('is shown after an applied edit of the owner', async () => {
    const { id, owner } = await listing([PHONE]);
    await sendEdit(owner, id, ({ contacts }) => ({
      contacts: contacts.map((contact) => ({ ...contact, contactValue: '+54 9 11 5555 0005' })),
    }));
    expect(await noticeOf(id)).toBeNull();
    await decideEdit(staff, id, true);
    expect(await noticeOf(id)).toMatchObject({ kinds: ['CONTACTS'] });
  });
});

describe('the age of a contact', () => {
  it('is unchanged by a save without a change, by new items, another type or another notation', async () => {
    const { id } = await listing([PHONE, mail('ventas@andes.example')]);
    const dates = async () => {
      const { rows } = await test.db.pool.query(
        "select updated_at < now() - interval '300 days' as is_old from contacts where provider_id = $1 order by contact_value",
        [id],
      );
      return rows.map(({ is_old }) => is_old);
    };
    await save(id, (contacts) => contacts);
    expect(await dates()).toEqual([true, true]);
    await save(id, (contacts) => contacts.map(({ id: _, ...contact }) => contact));
    expect(await dates()).toEqual([true, true]);
    await save(id, ([phone, own]) => [{ ...phone!, contactType: 'whatsapp', contactValue: '0341 15 555-0001' }, own!]);
    expect(await dates()).toEqual([true, true]);
    expect(await noticeOf(id)).toBeNull();
    await save(id, ([, own]) => [own!, { ...PHONE, contactValue: '+54 9 11 5555 0002' }]);
    expect(await dates()).toEqual([false, true]);
  });
});
