import { describe, expect, it } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { jobParts } from '#tests/jobParts.ts';
import { linkTo, newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';
import { CONFIRM, useWatches } from '#tests/watching.ts';
import { keepSearches } from './keepNews.ts';
import { mailWatchNews } from './mails.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
const { ask, watching, mailsTo, sweep } = useWatches(test, mailbox);

describe('the news', () => {
  it('tells of a carrier that was published between the request and the consent', async () => {
    const [email, browser] = [newEmail(), visitor(test)];
    await ask(email, {}, browser);
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    const { businessName } = await publishedBusiness(test, staff);
    await browser.graphql(CONFIRM, { token });
    await sweep();
    expect(mailsTo(email).map(({ text }) => text?.includes(businessName))).toEqual([false, true]);
  });

  it.each([
    ['all results are known', true],
    ['there are too many results to know', false],
  ])('tells once of a match that was suspended before its mail, if %s', async (_, knowsAll) => {
    const { email } = await watching();
    const { id: other, businessName: shown } = await publishedBusiness(test, staff);
    const { id, businessName } = await publishedBusiness(test, staff);
    const parts = { ...jobParts(test.parts), db: test.db, publicUrl: '', mail: { send: async () => {} } };
    const suspended = await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    const where = { id: (await test.db.prisma.watch.findFirstOrThrow({ where: { email } })).id };
    const news = { watchId: where.id, providerIds: [other, id] };
    const [job] = [{ id: '1', attempts: 1, isLastAttempt: false, signal: new AbortController().signal }];
    const sent: string[] = [];
    const mail = { send: async ({ text }: { text: string }) => void sent.push(text) };
    await mailWatchNews(news, { ...parts, mail } as never, job);
    await test.db.prisma.watch.update({ where, data: { knowsAll, knownIds: { push: [other, id] } } });
    await sweep();
    await undoOne(staff, suspended.body.data.result.decisions[0].databaseId);
    // a retry does not tell what is left for the sweep
    await mailWatchNews(news, { ...parts, mail } as never, job);
    expect(sent.map((text) => [text.includes(shown), text.includes(businessName)])).toEqual([
      [true, false],
      [true, false],
    ]);
    await test.db.prisma.watch.update({ where, data: { knowsAll } });
    await sweep();
    await sweep();
    const texts = mailsTo(email).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes(businessName))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(shown))).toHaveLength(0);
  });

  it.each([true, false])(
    'tells once of a match that was suspended during the sweep, all results known: %s',
    async (knowsAll) => {
      const { email } = await watching();
      const { id, businessName } = await publishedBusiness(test, staff);
      const watch = await test.db.prisma.watch.update({
        where: { id: (await test.db.prisma.watch.findFirstOrThrow({ where: { email } })).id },
        data: { knowsAll },
      });
      const suspended = await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
      const found = { ids: [id], isAll: knowsAll, fromId: 0, toId: 0, serviceId: 0 };
      const at = new Date().toISOString();
      await test.db.prisma.$transaction((tx) => keepSearches(tx as never, [watch], new Map([[watch.id, found]]), at));
      await undoOne(staff, suspended.body.data.result.decisions[0].databaseId);
      await sweep();
      await sweep();
      expect(mailsTo(email).filter(({ text }) => text?.includes(businessName))).toHaveLength(1);
    },
  );

  it('tells nobody twice after an undo or a second approval when there are too many results to know', async () => {
    const { email } = await watching();
    const where = { id: (await test.db.prisma.watch.findFirstOrThrow({ where: { email } })).id };
    const { id, businessName } = await publishedBusiness(test, staff);
    const sweepUnknown = async () => {
      // as if the results had been cut, and the ids of this one had never been stored
      await test.db.prisma.watch.update({ where, data: { knowsAll: false, knownIds: [] } });
      await sweep();
      // the next sweep is after this one
      for (const set of [
        "provider_decisions set created_at = created_at - interval '2 days' where kind = 'approved' and provider_id",
        "providers set approved_at = approved_at - interval '2 days' where id",
      ])
        await test.db.pool.query(`update ${set} = $1`, [id]);
    };
    await sweepUnknown();
    const suspended = await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    await sweepUnknown();
    expect((await undoOne(staff, suspended.body.data.result.decisions[0].databaseId)).body.errors).toBeUndefined();
    await sweepUnknown();
    await test.db.pool.query(
      `update providers set status = 'waiting', approved_at = null, approved_by_id = null where id = $1`,
      [id],
    );
    expect((await staff.post(`/api/providers/${id}/approve`)).status).toBe(200);
    await sweepUnknown();
    expect(mailsTo(email).filter(({ text }) => text?.includes(businessName))).toHaveLength(1);
  });

  it('tells of an undone approval and a second one of a watched provider what is public, once', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { email } = await watching({ providerId: String(id) });
    const news = () =>
      mailsTo(email).map(({ text }) => (/no longer published|published again/.exec(text ?? '') ?? [''])[0]);
    await test.db.pool.query(
      `update providers set status = 'waiting', approved_at = null, approved_by_id = null where id = $1`,
      [id],
    );
    await sweep();
    await sweep();
    expect((await staff.post(`/api/providers/${id}/approve`)).status).toBe(200);
    await sweep();
    await sweep();
    expect(news()).toEqual(['', 'no longer published', 'published again']);
    // both between two sweeps are no news
    const suspended = await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    await undoOne(staff, suspended.body.data.result.decisions[0].databaseId);
    await sweep();
    expect(mailsTo(email)).toHaveLength(3);
  });
});
