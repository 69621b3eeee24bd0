import { beforeAll, describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { eventually } from '#tests/eventually.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { linksTo, linkTo } from '#tests/mailedLetters.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint } from '#tests/webhooks.ts';
import { queueConfirmations } from './queueConfirmations.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
beforeAll(async () => {
  // the others are confirmed
  await test.db.pool.query('update providers set confirmed_at = now()');
});

const LISTING =
  'query ($t: String!) { mailedListing(token: $t) { businessName isHidden confirmedAt contacts { contactValue } } }';
const press = (verb: string, token: string) =>
  test.graphql(`mutation ($t: String!) { ${verb}(input: { token: $t }) { listing { isHidden } } }`, { t: token });

const CONFIRM = 'users/confirm-listing?token';

/** A provider approved this many months ago, and its first mail. */
async function old(months: number) {
  const business = await publishedBusiness(test, staff);
  await test.db.pool.query(`update providers set approved_at = now() - interval '${months} months' where id = $1`, [
    business.id,
  ]);
  await queueConfirmations(test.db.prisma);
  return { ...business, token: await linkTo(mailbox, business.owner.email, CONFIRM) };
}

const publicRow = async (id: number) => (await test.get(`/api/public-providers/${id}`)).body;
const later = (id: number) =>
  test.db.pool.query("update providers set confirmation_asked_at = now() - interval '31 days' where id = $1", [id]);

describe('the yearly confirmation', () => {
  it('is a press of a button on a page that changes nothing when it is opened', async () => {
    const { id, businessName, token } = await old(13);
    const opened = await test.graphql(LISTING, { t: token });
    expect(opened.body.data.mailedListing).toMatchObject({ businessName, isHidden: false, confirmedAt: null });
    expect((await test.get(`/users/confirm-listing?token=${token}`)).status).toBeLessThan(400);
    expect((await publicRow(id)).confirmedAt).toBeNull();
    expect(codeOf(await press('confirmListing', token))).toBeNull();
    expect(Date.parse((await publicRow(id)).confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    const found = await test.get(`/api/search?q=${encodeURIComponent(businessName)}&confirmed=1`);
    expect(found.body.rows.map((row: { id: number }) => row.id)).toEqual([id]);
  });

  it('is requested four times, a month apart, but not from recently approved businesses', async () => {
    const { id, owner } = await old(13);
    const mails = () => linksTo(mailbox, owner.email, CONFIRM).length;
    await queueConfirmations(test.db.prisma);
    for (let nth = 2; nth <= 4; nth++) {
      await later(id);
      await queueConfirmations(test.db.prisma);
      await linkTo(mailbox, owner.email, CONFIRM, nth);
    }
    await later(id);
    await queueConfirmations(test.db.prisma);
    const fresh = await publishedBusiness(test, staff);
    await queueConfirmations(test.db.prisma);
    expect([mails(), linksTo(mailbox, fresh.owner.email, CONFIRM).length]).toEqual([4, 0]);
  });

  it('hides a listing that was not confirmed for 18 months, and a press of the button in its mail restores it', async () => {
    const { id, owner } = await old(19);
    await later(id);
    await test.db.pool.query('update providers set confirmations_asked = 4 where id = $1', [id]);
    await queueConfirmations(test.db.prisma);
    await eventually(async () => expect((await test.get(`/api/public-providers/${id}`)).status).toBe(404));
    const seen = await staff.graphql('query ($id: ID!) { provider(id: $id) { status reason } }', { id });
    expect(seen.body.data.provider).toMatchObject({ status: 'SUSPENDED', reason: expect.stringMatching(/18 m/) });
    const { text } = await mailTo(mailbox, owner.email, /is suspended from the directory/);
    expect(text).toContain('Nobody confirmed this listing for 18 months');
    const token = await linkTo(mailbox, owner.email, CONFIRM, 2);
    expect(text).toContain(token);
    expect((await test.graphql(LISTING, { t: token })).body.data.mailedListing.isHidden).toBe(true);
    await press('confirmListing', token);
    expect((await publicRow(id)).id).toBe(id);
  });

  it('lifts a listing above one that was not confirmed, whatever was saved of it since', async () => {
    const [late, sure] = [await publishedBusiness(test, staff), await publishedBusiness(test, staff)];
    const name = `Fletes ${crypto.randomUUID()}`;
    const save = async (id: number, date: string) => {
      await test.db.pool.query('update providers set approved_at = $2 where id = $1', [id, date]);
      const { body } = await staff.get(`/api/providers/${id}`);
      expect((await staff.put(`/api/providers/${id}`, { ...body, businessName: name })).status).toBe(200);
    };
    await save(sure.id, '2026-01-01');
    await save(late.id, '2021-01-01');
    const order = async () =>
      (await test.get(`/api/search?q=${encodeURIComponent(name)}`)).body.rows
        .map((row: { id: number }) => row.id)
        .slice(0, 2);
    expect(await order()).toEqual([sure.id, late.id]);
    await queueConfirmations(test.db.prisma);
    const token = await linkTo(mailbox, late.owner.email, CONFIRM);
    await press('confirmListing', token);
    expect(await order()).toEqual([late.id, sure.id]);
  });

  it('is announced by webhook to copies of the directory', async () => {
    await createEndpoint(test, 'https://partner.example/hook', ['PROVIDER_CHANGED']);
    const { id, token } = await old(13);
    await test.db.pool.query('delete from webhook_events where provider_id = $1', [id]);
    await press('confirmListing', token);
    const { confirmedAt } = await publicRow(id);
    const { rows } = await test.db.pool.query('select payload from webhook_events where provider_id = $1', [id]);
    expect(rows.map(({ payload }) => JSON.parse(payload).data.confirmedAt)).toEqual([confirmedAt]);
  });

  it('does not restore a listing suspended by staff', async () => {
    const { id, token } = await old(13);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    expect(codeOf(await press('confirmListing', token))).toBe('BAD_USER_INPUT');
  });

  it('is impossible for a user who has left the business: the link neither confirms nor removes the listing', async () => {
    const { id, owner, token } = await old(13);
    await test.db.pool.query('update providers set applicant_email = null where id = $1', [id]);
    await test.db.pool.query('delete from provider_users where provider_id = $1', [id]);
    await test.db.pool.query('delete from contacts where provider_id = $1 and contact_value = $2', [id, owner.email]);
    for (const verb of ['confirmListing', 'removeListing'])
      expect([verb, codeOf(await press(verb, token))]).toEqual([verb, 'BAD_USER_INPUT']);
    expect((await test.get(`/api/public-providers/${id}`)).status).toBe(200);
  });
});
