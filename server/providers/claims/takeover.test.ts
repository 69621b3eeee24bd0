import { beforeAll, describe, expect, it } from 'vitest';
import { claiming, objectionIn } from '#tests/claiming.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
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

/** An unmanaged listing, published long ago. */
async function oldListing() {
  const listing = await does.freeListing(staff);
  await test.db.pool.query("update providers set approved_at = now() - interval '91 days' where id = $1", [listing.id]);
  return listing;
}

/** Moves all mail addresses of a listing to its own domain, which may have a new owner. */
async function onlyAtItsDomain(id: number, domain: string) {
  await test.db.pool.query("update contacts set contact_value = $2 where provider_id = $1 and contact_type = 'email'", [
    id,
    `info@${domain}`,
  ]);
}

/** A business whose listed address and website are at a domain with a new owner. */
async function expiredDomain() {
  const { id, owner } = await publishedBusiness(test, staff);
  const domain = `${crypto.randomUUID()}.example`;
  const { pool } = test.db;
  await pool.query('update providers set website_url = $2 where id = $1', [id, `https://${domain}`]);
  await pool.query("update contacts set contact_value = $2 where provider_id = $1 and contact_type = 'email'", [
    id,
    `info@${domain}`,
  ]);
  return { id, owner, domain };
}

describe('a takeover', () => {
  it('by a rival with access to a listed mailbox is decided by staff while the business has an owner, who is notified', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const rival = await signedInPerson(test);
    const claimId = await does.claim(rival, id, owner.email);
    expect((await does.seen(rival, id)).claim.state).toBe('IN_REVIEW');
    expect((await mailTo(mailbox, owner.email, /^Someone is claiming/)).text).toContain(rival.email);
    await does.noticeEnds(claimId);
    expect([await does.roleOf(rival, id), await does.roleOf(owner, id)]).toEqual([null, 'OWNER']);
  });

  it.each(['info', 'boss'])(
    'by an expired domain is decided by staff, and its owner is notified elsewhere: %s@',
    async (box) => {
      const { id, owner, domain } = await expiredDomain();
      const rival = await signedInPerson(test);
      const claimId = await does.claim(rival, id, `${box}@${domain}`);
      await mailTo(mailbox, owner.email, /^Someone is claiming/);
      await does.noticeEnds(claimId);
      expect([await does.roleOf(rival, id), await does.roleOf(owner, id)]).toEqual([null, 'OWNER']);
    },
  );

  it('of an unmanaged listing stops when one of its contacts objects, and staff see who did', async () => {
    const { id, domain, listed } = await does.freeListing(staff);
    const rival = await signedInPerson(test);
    const claimId = await does.claim(rival, id, `rival@${domain}`);
    const token = objectionIn((await mailTo(mailbox, listed, /^Alguien pide administrar/)).text);
    expect(codeOf(await does.object(token))).toBeNull();
    await does.noticeEnds(claimId);
    expect(await does.roleOf(rival, id)).toBeNull();
    expect(await does.inQueue(staff, id)).toMatchObject([{ state: 'IN_REVIEW', objectedBy: listed }]);
  });

  it('of an unmanaged listing with phones only is decided by staff: no one was notified', async () => {
    const { id, domain } = await does.freeListing(staff);
    await test.db.pool.query("delete from contacts where provider_id = $1 and contact_type = 'email'", [id]);
    const rival = await signedInPerson(test);
    await does.noticeEnds(await does.claim(rival, id, `rival@${domain}`));
    expect([await does.roleOf(rival, id), (await does.seen(rival, id)).claim.state]).toEqual([null, 'IN_REVIEW']);
  });

  it.each(['boss', 'info'])(
    'of an old unmanaged listing by an expired domain is decided by staff: %s@',
    async (box) => {
      const { id, domain } = await oldListing();
      await onlyAtItsDomain(id, domain);
      const rival = await signedInPerson(test);
      await does.noticeEnds(await does.claim(rival, id, `${box}@${domain}`));
      expect([await does.roleOf(rival, id), (await does.seen(rival, id)).claim.state]).toEqual([null, 'IN_REVIEW']);
    },
  );

  it('of an old unmanaged listing by the expired domain of its applicant starts a claim: its contacts are notified', async () => {
    const { id } = await oldListing();
    const listed = `${crypto.randomUUID()}@cargas.example`;
    await test.db.pool.query(
      "update contacts set contact_value = $2 where provider_id = $1 and contact_type = 'email'",
      [id, listed],
    );
    const rival = await signedInPerson(test, { isProved: false });
    await test.db.pool.query('update providers set applicant_email = $2 where id = $1', [id, rival.email]);
    await proveEmail(rival);
    expect([await does.roleOf(rival, id), (await does.seen(rival, id)).claim.state]).toEqual([null, 'NOTICE']);
    expect((await mailTo(mailbox, listed, /^Alguien pide administrar/)).text).toContain(rival.email);
  });

  it('accepted by staff stops when an owner objects within the notice period', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const rival = await signedInPerson(test);
    const claimId = await does.claim(rival, id, owner.email);
    const [claim] = await does.inQueue(staff, id);
    expect(codeOf(await does.decide(staff, claim!, true, { formerOwners: 'REMOVE' }))).toBeNull();
    expect((await does.seen(rival, id)).claim.state).toBe('NOTICE');
    await does.object(objectionIn((await mailTo(mailbox, owner.email, /^Someone is claiming/)).text));
    await does.noticeEnds(claimId);
    expect([await does.roleOf(rival, id), await does.roleOf(owner, id)]).toEqual([null, 'OWNER']);
  });

  it('is not affected by an objection with a replayed or altered link', async () => {
    const { id, domain, listed } = await does.freeListing(staff);
    const ana = await signedInPerson(test);
    await does.claim(ana, id, `ana@${domain}`);
    const token = objectionIn((await mailTo(mailbox, listed, /^Alguien pide administrar/)).text);
    expect(codeOf(await does.object(token.replace(/^\d+/, '999999')))).toBe('BAD_USER_INPUT');
    expect(codeOf(await does.object(token))).toBeNull();
    expect(codeOf(await does.object(token))).toBe('BAD_USER_INPUT');
  });
});

/** Like a person who opens the mailed link. */
async function proveEmail({ email, graphql }: Awaited<ReturnType<typeof signedInPerson>>): Promise<void> {
  const token = (await mailTo(mailbox, email, /./)).text!.match(/token=([\w.-]+)/)![1];
  const { body } = await graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', {
    t: token,
  });
  expect(body.errors).toBeUndefined();
}

describe('competing claims', () => {
  it('are open in parallel until staff accept one', async () => {
    const { id, domain, listed } = await does.freeListing(staff);
    const [ana, rival] = [await signedInPerson(test), await signedInPerson(test)];
    const claims = [await does.claim(ana, id, listed), await does.claim(rival, id, `rival@${domain}`)];
    for (const claimId of claims) await does.noticeEnds(claimId);
    const queued = await does.inQueue(staff, id);
    expect(queued.map(({ state, user }) => [state, user.email])).toEqual([
      ['IN_REVIEW', ana.email],
      ['IN_REVIEW', rival.email],
    ]);
    expect(codeOf(await does.decide(staff, { ...queued[0]!, version: 1 }, true))).toBe('CONFLICT');
    expect(codeOf(await does.decide(staff, queued[0]!, true))).toBeNull();
    expect([await does.roleOf(ana, id), await does.roleOf(rival, id)]).toEqual(['OWNER', null]);
    expect((await does.seen(rival, id)).claim.state).toBe('IN_REVIEW');
  });

  it('cannot both be accepted: the first must be refused before', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const [ana, rival] = [await signedInPerson(test), await signedInPerson(test)];
    for (const person of [ana, rival]) await does.claim(person, id, owner.email);
    const [first, second] = await does.inQueue(staff, id);
    expect(codeOf(await does.decide(staff, first!, true))).toBeNull();
    expect(codeOf(await does.decide(staff, second!, true))).toBe('CONFLICT');
    const [accepted] = await does.inQueue(staff, id);
    expect(codeOf(await does.decide(staff, accepted!, false, { reason: 'A mistake.' }))).toBeNull();
    expect(codeOf(await does.decide(staff, second!, true))).toBeNull();
  });

  it('leave the other one open when one is refused, with a reason for its claimant', async () => {
    const { id, domain, listed } = await does.freeListing(staff);
    const [ana, rival] = [await signedInPerson(test), await signedInPerson(test)];
    const own = await does.claim(ana, id, listed);
    await does.claim(rival, id, `rival@${domain}`);
    await does.noticeEnds(own);
    const other = (await does.inQueue(staff, id)).find(({ user }) => user.email === rival.email)!;
    expect(codeOf(await does.decide(staff, other, false, { reason: ' ' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await does.decide(staff, other, false, { reason: 'Otra empresa.' }))).toBeNull();
    expect((await does.seen(rival, id)).claim).toMatchObject({ state: 'REJECTED', reason: 'Otra empresa.' });
    expect((await mailTo(mailbox, rival.email, /not accepted/)).text).toContain('Otra empresa.');
    await does.nextDay(own);
    expect(await does.roleOf(ana, id)).toBe('OWNER');
  });

  it('are decided by staff only', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const rival = await signedInPerson(test);
    await does.claim(rival, id, owner.email);
    const [claim] = await does.inQueue(staff, id);
    const { databaseId, version } = claim!;
    const accept = `mutation { acceptClaim(input: { id: ${databaseId}, expectedVersion: ${version} }) {
      providerClaim { state } } }`;
    expect(codeOf(await rival.graphql(accept))).toBe('FORBIDDEN');
    expect(codeOf(await owner.graphql('{ providerClaims { totalCount } }'))).toBe('FORBIDDEN');
  });
});

it('a claim that removes the previous owners removes their editors, and their pending edits', async () => {
  const { id, owner } = await publishedBusiness(test, staff);
  const [heir, editor] = [await signedInPerson(test), await signedInPerson(test)];
  await test.db.pool.query(
    "insert into provider_users (provider_id, user_id, role) select $1, id, 'editor' from users where email = $2",
    [id, editor.email],
  );
  expect(codeOf(await sendEdit(editor, id, () => ({ description: 'De otra empresa.' })))).toBeNull();
  const claimId = await does.claim(heir, id, owner.email);
  const [claim] = await does.inQueue(staff, id);
  await does.decide(staff, claim!, true, { formerOwners: 'REMOVE' });
  await does.noticeEnds(claimId);
  expect([await does.roleOf(heir, id), await does.roleOf(editor, id)]).toEqual(['OWNER', null]);
  const open = 'select from provider_edits where provider_id = $1 and outcome is null';
  expect((await test.db.pool.query(open, [id])).rowCount).toBe(0);
  await mailTo(mailbox, editor.email, /no longer/);
});

describe('the owners of a business whose claim staff accept', () => {
  it.each([
    ['KEEP', 'OWNER', 'both owners'],
    ['MAKE_EDITORS', 'EDITOR', 'as an editor'],
    ['REMOVE', null, 'no longer have access'],
  ] as const)('after %s are %s, and hear so', async (formerOwners, role, sentence) => {
    const { id, owner } = await publishedBusiness(test, staff);
    const heir = await signedInPerson(test);
    const claimId = await does.claim(heir, id, owner.email);
    const [claim] = await does.inQueue(staff, id);
    await does.decide(staff, claim!, true, { formerOwners });
    expect(await does.roleOf(owner, id)).toBe('OWNER');
    await does.noticeEnds(claimId);
    expect([await does.roleOf(heir, id), await does.roleOf(owner, id)]).toEqual(['OWNER', role]);
    expect((await mailTo(mailbox, owner.email, /has a new owner/)).text).toContain(sentence);
  });
});
