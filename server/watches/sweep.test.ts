import { describe, expect, it } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { jobParts } from '#tests/jobParts.ts';
import { newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { SEARCH, useWatches } from '#tests/watching.ts';
import { sweepWatches } from './sweepWatches.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
const { watching, mailsTo, sweep } = useWatches(test, mailbox);

describe('the sweep', () => {
  it('mails each new match of a search once, with a link to unsubscribe', async () => {
    const { email } = await watching();
    await sweep();
    expect(mailsTo(email)).toHaveLength(1);
    const { id, businessName } = await publishedBusiness(test, staff);
    await sweep();
    const [, mail] = mailsTo(email);
    expect(mail?.text).toContain(businessName);
    // an undone approval, and a suspension and its end, are not news
    const suspended = await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    await sweep();
    await undoOne(staff, suspended.body.data.result.decisions[0].databaseId);
    await sweep();
    await test.db.pool.query(
      `update providers set status = 'waiting', approved_at = null, approved_by_id = null where id = $1`,
      [id],
    );
    await sweep();
    expect((await staff.post(`/api/providers/${id}/approve`)).status).toBe(200);
    await sweep();
    expect(mailsTo(email)).toHaveLength(2);
    const [, end] = /<(.+)>/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '') ?? [];
    const { pathname, search } = new URL(end!);
    expect((await test.send('POST', `${pathname}${search}`, 'List-Unsubscribe=One-Click')).status).toBe(204);
    await publishedBusiness(test, staff);
    await sweep();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('mails weekly watches once a week', async () => {
    const { email } = await watching({ search: SEARCH }, newEmail(), 'WEEKLY');
    await publishedBusiness(test, staff);
    await sweep(2);
    expect(mailsTo(email)).toHaveLength(1);
    await sweep(5);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('reports changes of a provider once, and only public ones', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { email } = await watching({ providerId: String(id) });
    const contacts = (await test.db.prisma.contact.findMany({ where: { providerId: id } })).map(({ id }) => id);
    await test.db.pool.query(`update contacts set contact_value = '+5493415559999' where id = $1`, [contacts[0]]);
    await sweep();
    await sweep();
    expect(mailsTo(email).map(({ text }) => /contact details changed/.test(text ?? ''))).toEqual([false, true]);
    await decideOne(staff, id, { kind: 'SUSPENDED', reason: 'x' });
    await sweep();
    await sweep();
    expect(mailsTo(email)).toHaveLength(3);
    expect(mailsTo(email)[2]?.text).toContain('We suspended it');
  });

  it('reports a new register check and a new control notice once', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { email } = await watching({ providerId: String(id) });
    const { pool } = test.db;
    await pool.query(
      `insert into control_changes (provider_id, kind, at, until) values ($1, 'mail_domain', now(), now() + interval '9 days')`,
      [id],
    );
    await sweep();
    await sweep();
    expect(mailsTo(email).map(({ text }) => /notice on its page/.test(text ?? ''))).toEqual([false, true]);
    await pool.query(`insert into provider_credentials (provider_id, kind, number) values ($1, 'usdot', '1234567')`, [
      id,
    ]);
    await pool.query(
      `insert into credential_checks (provider_id, kind, number, by, source, source_date, result, of_name)
       select id, 'usdot', '1234567', 'staff', 'FMCSA', current_date, 'match', business_name from providers where id = $1`,
      [id],
    );
    await sweep();
    await sweep();
    expect(mailsTo(email)).toHaveLength(3);
    expect(mailsTo(email)[2]?.text).toContain('public registers');
  });

  it('continues after it was killed: no match is lost, and none is mailed twice', async () => {
    const many = await Promise.all(Array.from({ length: 3 }, () => watching()));
    const { businessName } = await publishedBusiness(test, staff);
    const { pool } = test.db;
    await pool.query(`update watches set swept_at = swept_at - interval '1 day'`);
    const parts = { ...jobParts(test.parts), db: test.db, publicUrl: '', mail: { send: async () => {} } };
    const at = new Date().toISOString();
    // killed before it commits, and done twice
    const broken = new Proxy(test.db.prisma, {
      get: (target, name) =>
        name === '$transaction'
          ? (work: (tx: unknown) => Promise<unknown>) =>
              target.$transaction(async (tx) => {
                await work(tx);
                throw new Error('killed');
              })
          : Reflect.get(target, name),
    });
    const first = { at, query: '', id: 0 };
    await expect(sweepWatches(first, { ...parts, db: { ...test.db, prisma: broken } } as never)).rejects.toThrow(
      'killed',
    );
    await sweepWatches(first, parts as never);
    await sweepWatches(first, parts as never);
    await sweep();
    for (const { email } of many)
      expect(mailsTo(email).filter(({ text }) => text?.includes(businessName))).toHaveLength(1);
  });
});
