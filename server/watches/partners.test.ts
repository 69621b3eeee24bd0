import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortPath } from '#shared/providerPath.ts';
import { eventually } from '#tests/eventually.ts';
import { linkTo, newEmail } from '#tests/mailedLetters.ts';
import { bearer, createToken } from '#tests/programs.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { CREATE_ENDPOINT, createPartner } from '#tests/webhooks.ts';
import { queueWatchEnds } from './manageWatches.ts';
import { queueSweep } from './sweepWatches.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });
const mailbox = useWorker(test);
const SEARCH = '?f=Rosario&q=transporte+refrigerado';

describe('a watch of a partner', () => {
  let receiver: Receiver;
  let other: Receiver;
  let staff: Awaited<ReturnType<typeof signedInStaff>>;
  let partner: Awaited<ReturnType<typeof subscribed>>;
  beforeAll(async () => {
    [receiver, other] = [await openReceiver(), await openReceiver()];
    staff = await signedInStaff(test);
    partner = await subscribed(receiver);
  });
  afterAll(() => Promise.all([receiver.close(), other.close()]));

  /** A partner with a token, and an endpoint for news of watches. */
  async function subscribed({ url }: Receiver) {
    const partnerId = await createPartner(staff);
    const { body } = await staff.graphql(CREATE_ENDPOINT, {
      input: { partnerId, url, eventTypes: ['WATCH_MATCHED'] },
    });
    expect(body.errors).toBeUndefined();
    const { token } = await createToken(staff, ['WATCHES_READ', 'WATCHES_WRITE'], { partnerId });
    const send = (method: string, path: string, json?: object) => test.send(method, path, json, bearer(token));
    const watch = async (subject: object) =>
      (await send('POST', '/api/watches', { ...subject, rhythm: 'daily' })).body.watch as { id: number };
    return { token, send, watch };
  }

  const receivedData = () =>
    receiver.received.map(({ body }) => {
      const { type, data } = JSON.parse(body);
      expect(type).toBe('watch.matched');
      return data;
    });

  async function sweep() {
    const { pool, prisma } = test.db;
    await pool.query(`update watches set swept_at = swept_at - interval '1 day'`);
    await prisma.$transaction((tx) => queueSweep(tx as never, new Date()));
    await eventually(async () => {
      const { rows } = await pool.query(
        `select task_identifier, last_error from graphile_worker.jobs
         where task_identifier in ('sweepWatches', 'mailWatchNews', 'deliverWebhook')`,
      );
      expect(rows).toEqual([]);
    });
  }

  it('sends its news to the webhooks of this partner alone, once, and names nobody', async () => {
    await subscribed(other);
    const { id: watchId } = await partner.watch({ search: SEARCH });
    const [email, now] = [newEmail(), new Date()];
    const { knownIds } = await test.db.prisma.watch.findUniqueOrThrow({ where: { id: watchId } });
    const endsAt = new Date(now.getTime() + 30 * 86_400_000);
    const known = { knownIds, knowsAll: true, confirmedAt: now, endsAt };
    await test.db.prisma.watch.create({ data: { ...known, email, query: SEARCH, language: 'es' } });
    const { id } = await publishedBusiness(test, staff);
    await sweep();
    await sweep();
    expect(receivedData()).toEqual([{ watchId, path: `/${SEARCH}`, providerIds: [id], news: [] }]);
    expect(other.received).toEqual([]);
    // the same news of a person is a mail to that person, and nothing else
    expect(mailbox.mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
  });

  it('tells what changed of a provider', async () => {
    const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
    const { id: watchId } = await partner.watch({ providerId: id });
    await test.db.pool.query(`update contacts set contact_value = contact_value || '1' where provider_id = $1`, [id]);
    await sweep();
    expect(receivedData().at(-1)).toEqual({ watchId, path: shortPath(id), providerIds: [id], news: ['contacts'] });
  });

  it('is listed, renewed and ended by its programs, and by no other', async () => {
    const { id } = await partner.watch({ search: '?q=mudanzas' });
    const stranger = await subscribed(other);
    const list = async ({ send }: typeof partner) => (await send('GET', '/api/watches')).body;
    const ids = async (by: typeof partner) => (await list(by)).watches.map((watch: { id: number }) => watch.id);
    expect(await ids(partner)).toContain(id);
    expect(await list(stranger)).toEqual({ email: null, watches: [] });
    expect((await stranger.send('POST', `/api/watches/${id}/renew`, {})).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/watches/${id}`)).status).toBe(404);
    expect((await partner.send('POST', `/api/watches/${id}/renew`, {})).status).toBe(200);
    expect((await partner.send('DELETE', `/api/watches/${id}`)).status).toBe(200);
    expect(await ids(partner)).not.toContain(id);
    const named = { search: SEARCH, rhythm: 'daily', email: 'ana@andes.example' };
    expect((await partner.send('POST', '/api/watches', named)).body).toMatchObject({ field: 'email' });
    const { token } = await createToken(await signedInPerson(test), ['SEARCH_READ']);
    expect((await test.send('GET', '/api/watches', undefined, bearer(token))).status).toBe(403);
  });

  it('says which search or which provider it watches', async () => {
    const { id: providerId } = await publishedBusiness(test, staff);
    const read = async () =>
      (await test.graphql('{ watches { watches { kind search provider { databaseId } } } }', {}, bearer(partner.token)))
        .body.data.watches.watches;
    await partner.watch({ search: '?f=Salta&q=granos' });
    await partner.watch({ providerId });
    const search = { kind: 'SEARCH', search: '?f=Salta&q=granos', provider: null };
    expect((await read()).slice(0, 2)).toEqual([
      { kind: 'PROVIDER', search: null, provider: { databaseId: providerId } },
      search,
    ]);
    await test.db.pool.query(`update providers set status = 'suspended', suspended_at = now() where id = $1`, [
      providerId,
    ]);
    expect((await read())[0]).toEqual({ kind: 'PROVIDER', search: null, provider: null });
  });

  it('is none that carriers count as demand', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    for (let nth = 0; nth < 6; nth++) await partner.watch({ search: `?f=Rosario&t=Salta&q=granos&p=${nth}` });
    const { body } = await owner.graphql(`{ provider(id: ${id}) { ownership { waitingDemand { count } } } }`);
    expect(body.data.provider.ownership.waitingDemand).toEqual([]);
  });
});

describe('a watch of an address', () => {
  it('tells two weeks before its end that it ends, once, with a press that keeps it for a year', async () => {
    const [person, own] = [await signedInPerson(test), newEmail()];
    const now = new Date();
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const data = { query: SEARCH, language: 'es', confirmedAt: now } as const;
    const { id } = await test.db.prisma.watch.create({ data: { ...data, email: own, endsAt: inDays(13) } });
    await test.db.prisma.watch.create({ data: { ...data, email: person.email, endsAt: inDays(15) } });
    await test.db.prisma.watch.create({ data: { ...data, email: newEmail(), confirmedAt: null, endsAt: inDays(13) } });
    await queueWatchEnds(test.db.prisma, now);
    const token = await linkTo(mailbox, own, 'watches/renew?token');
    await queueWatchEnds(test.db.prisma, now);
    const told = await test.db.prisma.watch.findMany({ where: { endToldAt: { not: null } } });
    expect(told.map((watch) => watch.id)).toEqual([id]);
    const press = () =>
      test.graphql('mutation ($t: String!) { renewWatch(input: { token: $t }) { watch { endsAt } } }', { t: token });
    expect((await press()).body.data.renewWatch.watch.endsAt > inDays(360).toISOString()).toBe(true);
    const [mail, ...more] = mailbox.mails.filter(({ to }) => to?.[0]?.address === own);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('transporte refrigerado · Rosario');
    // after a renewal, its next end is mailed, too
    await queueWatchEnds(test.db.prisma, inDays(360));
    expect((await test.db.prisma.watch.findUniqueOrThrow({ where: { id } })).endToldAt).not.toBeNull();
  });
});
