import { beforeAll, describe, expect, it } from 'vitest';
import { claiming, sendDocument } from '#tests/claiming.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
let does: ReturnType<typeof claiming>;
beforeAll(async () => {
  does = claiming(test, mailbox);
});

const DAY_MS = 86_400_000;
const daysTo = (date: string) => (Date.parse(date) - Date.now()) / DAY_MS;

describe('a claim of a listing that nobody manages', () => {
  it('with a code to its own domain takes effect after seven days, of which its contacts are notified first', async () => {
    const { id, domain, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    const claimId = await does.claim(ana, id, `ana@${domain}`);
    const { isOwn, claim } = await does.seen(ana, id);
    expect([isOwn, claim.state]).toEqual([false, 'NOTICE']);
    expect(daysTo(claim.noticeUntil)).toBeGreaterThan(6.9);
    expect((await mailTo(mailbox, listed, /^Alguien pide administrar/)).text).toContain(ana.email);
    expect(await does.roleOf(ana, id)).toBeNull();
    await does.noticeEnds(claimId);
    expect(await does.roleOf(ana, id)).toBe('OWNER');
    await mailTo(mailbox, ana.email, /^You now manage/);
  });

  it('keeps its contacts public for 14 days after it took effect', async () => {
    const { id, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    await does.noticeEnds(await does.claim(ana, id, listed));
    const held = `{ provider(id: ${id}) { moderation { contactsHeldUntil } } }`;
    expect(daysTo((await staff.graphql(held)).body.data.provider.moderation.contactsHeldUntil)).toBeGreaterThan(13.9);
    await sendEdit(ana, id, ({ contacts }) => ({
      contacts: contacts.map((contact) =>
        contact.contactType === 'EMAIL' ? { ...contact, contactValue: 'new@x.example' } : contact,
      ),
    }));
    expect(codeOf(await decideEdit(staff, id, true))).toBe('CONFLICT');
    await test.db.pool.query("update providers set contacts_held_until = now() - interval '1 s' where id = $1", [id]);
    expect(codeOf(await decideEdit(staff, id, true))).toBeNull();
  });

  it("is not started with an address elsewhere, by a guest, or before the claimant's e-mail is verified", async () => {
    const { id, domain } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    expect(codeOf(await does.start(ana, id, 'ana@gmail.com'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await does.start(ana, id, `ana@mail.${domain}`))).toBe('BAD_USER_INPUT');
    expect(codeOf(await does.start(test, id, `ana@${domain}`))).toBe('UNAUTHENTICATED');
    await test.db.pool.query('update users set email_verified_at = null where email = $1', [ana.email]);
    expect(codeOf(await does.start(ana, id, `ana@${domain}`))).toBe('FORBIDDEN');
  });

  it.each([
    'https://facebook.com/andes',
    'https://andes.blogspot.com',
    'https://www.camara.example/socios/andes',
    'http://203.0.113.7/',
  ])('is not proved by the domain of a site that many share: %s', async (websiteUrl) => {
    const { id } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    await test.db.pool.query('update providers set website_url = $2 where id = $1', [id, websiteUrl]);
    expect((await does.seen(ana, id)).domain).toBeNull();
    expect(codeOf(await does.start(ana, id, `ana@${new URL(websiteUrl).hostname}`))).toBe('BAD_USER_INPUT');
  });

  it('is limited to one at a time per user, to published listings, and to those of others', async () => {
    const { id, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    await does.claim(ana, id, listed);
    expect(codeOf(await does.start(ana, id, listed))).toBe('CONFLICT');
    const own = await publishedBusiness(test, staff);
    expect(codeOf(await does.start(own.owner, own.id, own.owner.email))).toBe('CONFLICT');
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null where id = $1", [own.id]);
    expect(codeOf(await does.start(ana, own.id, own.owner.email))).toBe('NOT_FOUND');
  });

  it('ends when it is withdrawn', async () => {
    const { id, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    const claimId = await does.claim(ana, id, listed);
    const takeBack = `mutation { withdrawClaim(input: { id: ${claimId} }) { providerClaim { state } } }`;
    expect(codeOf(await (await signedInPerson(test)).graphql(takeBack))).toBe('NOT_FOUND');
    expect((await ana.graphql(takeBack)).body.data.withdrawClaim.providerClaim.state).toBe('WITHDRAWN');
    await does.noticeEnds(claimId);
    expect(await does.roleOf(ana, id)).toBeNull();
  });
});

describe('the code of a claim', () => {
  it('is entered by the claimant only, and works once', async () => {
    const { id, listed } = await does.freeListing(staff);
    const [ana, thief] = [await signedInPerson(test), await signedInPerson(test)];
    const idOf = (answer: Awaited<ReturnType<typeof does.start>>): number =>
      answer.body.data.startClaim.providerClaim.databaseId;
    const own = idOf(await does.start(ana, id, listed));
    const theirs = idOf(await does.start(thief, id, listed));
    const code = await does.codeFor(ana, listed);
    expect(codeOf(await does.prove(thief, own, code))).toBe('NOT_FOUND');
    expect(codeOf(await does.prove(thief, theirs, code))).toBe('BAD_USER_INPUT');
    expect(codeOf(await does.prove(ana, own, 'AAAA-AAAA'))).toBe('BAD_USER_INPUT');
    // as people type
    expect(codeOf(await does.prove(ana, own, ` ${code.toLowerCase().replace('-', ' ')} `))).toBeNull();
    expect(codeOf(await does.prove(ana, own, code))).toBe('BAD_USER_INPUT');
  });

  it('does nothing once it has expired', async () => {
    const { id, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    const { databaseId } = (await does.start(ana, id, listed)).body.data.startClaim.providerClaim;
    const code = await does.codeFor(ana, listed);
    await test.db.pool.query("update mailed_links set expires_at = now() - interval '1 s' where email = $1", [listed]);
    expect(codeOf(await does.prove(ana, databaseId, code))).toBe('BAD_USER_INPUT');
  });
});

describe('a claim by a document', () => {
  it('is decided by staff, who see the document like the claimant, and no one else', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const ana = await signedInPerson(test);
    expect((await sendDocument(ana, id)).body.data.sendClaimDocument.providerClaim.state).toBe('IN_REVIEW');
    const [claim] = await does.inQueue(staff, id);
    const answers = await Promise.all([staff, ana, owner, test].map((item) => item.get(claim!.documentUrl!)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(answers[0]!.headers.get('content-disposition')).toContain('attachment');
    const files = await staff.graphql('{ files(first: 100) { edges { node { url } } } }');
    expect(JSON.stringify(files.body)).not.toContain(claim!.documentUrl!);
    await ana.graphql(`mutation { withdrawClaim(input: { id: ${claim!.databaseId} }) { providerClaim { state } } }`);
    expect((await staff.get(claim!.documentUrl!)).status).toBe(404);
  });

  it('is the only way for a listing with phones only, whose notice period begins once staff have accepted it', async () => {
    const { id, listed } = await does.freeListing(staff);
    await test.db.pool.query("delete from contacts where provider_id = $1 and contact_type = 'email'", [id]);
    await test.db.pool.query('update providers set website_url = null where id = $1', [id]);
    const ana = await signedInPerson(test);
    expect(await does.seen(ana, id)).toMatchObject({ domain: null, emails: [] });
    expect(codeOf(await does.start(ana, id, listed))).toBe('BAD_USER_INPUT');
    await sendDocument(ana, id);
    const [claim] = await does.inQueue(staff, id);
    expect(codeOf(await does.decide(staff, claim!, true))).toBeNull();
    expect(await does.roleOf(ana, id)).toBeNull();
    await does.noticeEnds(claim!.databaseId);
    expect(await does.roleOf(ana, id)).toBe('OWNER');
  });

  it('is refused for a file that is neither a PDF nor a picture', async () => {
    const { id } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    expect(codeOf(await sendDocument(ana, id, '<html>'))).toBe('BAD_USER_INPUT');
    expect((await does.seen(ana, id)).claim).toBeNull();
  });
});
