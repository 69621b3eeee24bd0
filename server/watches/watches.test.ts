import { describe, expect, it } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { eventually } from '#tests/eventually.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { jobParts } from '#tests/jobParts.ts';
import { linkTo, newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';
import { queueSweep, sweepWatches } from './sweepWatches.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const SEARCH = '?f=Rosario&q=transporte+refrigerado';
const CREATE = `mutation ($input: CreateWatchInput!) { createWatch(input: $input) {
  ... on CreateWatchPayload { watch { id title } } ... on FormErrors { errors { code path } } } }`;
const CONFIRM =
  'mutation ($token: String!, $isAgreed: Boolean) { confirmWatch(input: { token: $token, isAgreed: $isAgreed }) { watch { id title path rhythm endsAt } } }';
const LIST = 'query ($token: String) { watches(token: $token) { email watches { id title } } }';

const ask = (email: string | null, more: object = {}, by: Pick<typeof test, 'graphql'> = test) =>
  by.graphql(CREATE, { input: { subject: { search: SEARCH }, rhythm: 'DAILY', email, ...more } });

async function watching(subject: object = { search: SEARCH }, email = newEmail(), rhythm = 'DAILY') {
  const browser = visitor(test);
  await ask(email, { subject, rhythm }, browser);
  const token = await linkTo(mailbox, email, 'watches/confirm?token');
  const { body } = await browser.graphql(CONFIRM, { token });
  return { email, token, watch: body.data.confirmWatch.watch };
}

const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to?.[0]?.address === email);

/** Runs a sweep after a day, or more, with all of its mails. */
async function sweep(days = 1) {
  const { pool, prisma } = test.db;
  await pool.query(
    `update watches set swept_at = swept_at - $1 * interval '1 day', created_at = created_at - $1 * interval '1 day'`,
    [days],
  );
  await prisma.$transaction((tx) => queueSweep(tx as never, new Date()));
  await eventually(async () => {
    const { rows } = await pool.query(
      `select from graphile_worker.jobs where task_identifier in ('sweepWatches', 'mailWatchNews') and attempts < max_attempts`,
    );
    expect(rows).toEqual([]);
  });
}

describe('a watch without an account', () => {
  it('begins when the owner of the address presses the link of the mail, and not before', async () => {
    const [email, browser] = [newEmail(), visitor(test)];
    expect((await ask(email, {}, browser)).body.data.createWatch).toEqual({ watch: null });
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    expect((await test.graphql(LIST, { token })).body.data.watches).toEqual({ email, watches: [] });
    const { body } = await browser.graphql(CONFIRM, { token });
    expect(body.data.confirmWatch.watch).toMatchObject({
      title: 'transporte refrigerado · Rosario',
      path: `/${SEARCH}`,
      rhythm: 'DAILY',
    });
    expect((await test.graphql(LIST, { token })).body.data.watches.watches).toHaveLength(1);
  });

  it('begins in another browser only after its owner has agreed to what was requested', async () => {
    const [email, browser] = [newEmail(), visitor(test)];
    await ask(email, {}, browser);
    const token = await linkTo(mailbox, email, 'watches/confirm?token');
    const other = visitor(test);
    // a cookie of its own helps nobody, and neither does one of another shape
    await ask(newEmail(), {}, other);
    for (const elsewhere of [other, test, visitor(test, { cookie: 'asker=x' })])
      expect((await elsewhere.graphql(CONFIRM, { token })).body.errors).toMatchObject([
        {
          message: expect.stringContaining('transporte refrigerado'),
          extensions: { code: 'CONFLICT', field: 'isAgreed' },
        },
      ]);
    expect((await test.graphql(LIST, { token })).body.data.watches.watches).toEqual([]);
    const { body } = await other.graphql(CONFIRM, { token, isAgreed: true });
    expect(body.data.confirmWatch.watch.id).toBeDefined();
    // then it is nobody's any more
    expect((await test.db.prisma.watch.findFirstOrThrow({ where: { email } })).askedBy).toBeNull();
  });

  it('gets the same answer for an address with an account, with many watches, and that was mailed too often', async () => {
    const person = await signedInPerson(test);
    const answers = await Promise.all([ask(newEmail()), ask(person.email)]);
    expect(answers.map(({ body }) => body)).toEqual([answers[0]!.body, answers[0]!.body]);
  });

  it('of a mailed link cannot be read or ended with the link of another address', async () => {
    const [one, other] = [await watching(), await watching()];
    await test.graphql(
      'mutation ($id: ID, $token: String) { endWatch(input: { id: $id, token: $token }) { remaining { email } } }',
      {
        id: one.watch.id,
        token: other.token,
      },
    );
    expect((await test.graphql(LIST, { token: one.token })).body.data.watches.watches).toHaveLength(1);
    expect(codeOf(await test.graphql(LIST, { token: 'wrong' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.graphql(LIST))).toBe('UNAUTHENTICATED');
  });
});

describe('a watch of a signed-in user', () => {
  it('begins immediately for the confirmed address, with at most twenty of them', async () => {
    const person = await signedInPerson(test);
    for (let nth = 0; nth < 20; nth++)
      expect(
        (await ask(null, { subject: { search: `?q=carga${nth}` } }, person)).body.data.createWatch.watch,
      ).not.toBeNull();
    const { body } = await ask(null, { subject: { search: '?q=another' } }, person);
    expect(body.data.createWatch.errors).toMatchObject([{ path: ['email'] }]);
    // a repetition only extends it
    expect((await ask(null, { subject: { search: '?q=carga1' } }, person)).body.data.createWatch.watch).not.toBeNull();
    expect((await person.graphql(LIST)).body.data.watches.watches).toHaveLength(20);
    expect((await person.graphql('{ personalData }')).body.data.personalData.watches).toHaveLength(20);
  });

  it('for the address of another person asks that person', async () => {
    const [person, email] = [await signedInPerson(test), newEmail()];
    expect((await ask(email, {}, person)).body.data.createWatch).toEqual({ watch: null });
    await linkTo(mailbox, email, 'watches/confirm?token');
    expect((await person.graphql(LIST)).body.data.watches.watches).toEqual([]);
  });
});

describe('carriers', () => {
  it('see the number of addresses that wait for a service in their country, from five on, without the addresses', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const demand = async () =>
      (await owner.graphql(`{ provider(id: ${id}) { ownership { waitingDemand { from { name } count } } } }`)).body.data
        .provider.ownership.waitingDemand;
    for (let nth = 0; nth < 4; nth++) await watching({ search: '?f=Salta&q=transporte+refrigerado' });
    const has = async () => (await demand()).filter(({ from }: { from: { name: string } }) => from.name === 'Salta');
    expect(await has()).toEqual([]);
    await watching({ search: '?f=Salta&q=transporte+refrigerado' });
    expect(await has()).toEqual([{ from: { name: 'Salta' }, count: 5 }]);
    expect(
      (await test.graphql(`{ provider(id: ${id}) { ownership { waitingDemand { count } } } }`)).body.data.provider
        .ownership,
    ).toBeNull();
  });
});

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
