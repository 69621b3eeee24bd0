import { beforeEach, describe, expect, it } from 'vitest';
import { addApp, nextCode } from '#tests/factors.ts';
import { mailTo } from '#tests/mailTo.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('empty');
const mailbox = useWorker(test);
const password = 'one long sentence';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '{ viewer { sessions { id browser system network isCurrent } } }';
const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { viewer { id } } }';

type Person = Awaited<ReturnType<typeof signedInPerson>>;
let person: Person;
beforeEach(async () => {
  person = await signedInPerson(test);
});

const sessionsOf = async ({ graphql }: Pick<Person, 'graphql'>) => (await graphql(SESSIONS)).body.data.viewer.sessions;

/** The same person in another browser. */
async function elsewhere() {
  const browser = visitor(test, { 'user-agent': FIREFOX });
  await browser.post('/api/auth/signin', { email: person.email, password });
  return browser;
}

describe('sessions', () => {
  it('are listed with device and network, without the address', async () => {
    const browser = await elsewhere();
    expect(await sessionsOf(browser)).toEqual([
      { id: expect.any(String), browser: 'Firefox', system: 'Linux', network: '127.0.0.0/24', isCurrent: true },
      expect.objectContaining({ browser: null, isCurrent: false }),
    ]);
  });

  it('end from the list: a stolen cookie gets 401 at its next request', async () => {
    const thief = await elsewhere();
    const stolen = (await sessionsOf(person)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await thief.get('/api/auth/me')).status).toBe(200);
    await person.graphql(END, { id: stolen.id });
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    expect((await person.get('/api/auth/me')).status).toBe(200);
    expect((await mailTo(mailbox, person.email, /You were logged out of Rumbo on some devices/)).text).toContain(
      '/users/security',
    );
  });

  it('of another person cannot be ended', async () => {
    const other = await signedInPerson(test);
    const [{ id }] = await sessionsOf(other);
    expect((await person.graphql(END, { id })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });

  it('all end except for the current one', async () => {
    const others = [await elsewhere(), await elsewhere()];
    await person.graphql('mutation { endOtherSessions { viewer { id } } }');
    for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('of a person are ended by staff, and the person is notified', async () => {
    const staff = await signedInStaff(test);
    const { databaseId: id } = (await person.graphql('{ viewer { databaseId } }')).body.data.viewer;
    const { body } = await staff.graphql(
      'mutation ($id: ID!) { endUserSessions(input: { userId: $id }) { user { sessions { databaseId } } } }',
      { id },
    );
    expect(body.data.endUserSessions.user.sessions).toEqual([]);
    expect((await person.get('/api/auth/me')).status).toBe(401);
    await mailTo(mailbox, person.email, /You were logged out of Rumbo on some devices/);
  });

  it.each([
    ['last_seen_at', '7 days', 'without use'],
    ['expires_at', '0 days', 'at the latest'],
  ])('end by their %s, after %s %s', async (column, age) => {
    expect((await person.get('/api/auth/me')).status).toBe(200);
    await test.db.pool.query(
      `update sessions set ${column} = now() - interval '${age}' from users u
       where u.id = user_id and u.email = $1`,
      [person.email],
    );
    expect((await person.get('/api/auth/me')).status).toBe(401);
  });

  it('last thirty days at the latest', async () => {
    const { rows } = await test.db.pool.query(
      `select max(expires_at) < now() + interval '30 days 1 minute' as short from sessions`,
    );
    expect(rows[0].short).toBe(true);
  });

  it('are limited to a hundred: a new one ends the least recently used', async () => {
    const { databaseId: id } = (await person.graphql('{ viewer { databaseId } }')).body.data.viewer;
    await test.db.pool.query(
      `insert into sessions (token_hash, user_id, expires_at) select sha256(n::text::bytea), $1, now() + interval '1 day'
       from generate_series(1, 100) n on conflict do nothing`,
      [id],
    );
    await test.db.pool.query(
      `update sessions set last_seen_at = now() - interval '1 hour' where user_id = $1 and network is not null`,
      [id],
    );
    await elsewhere();
    expect((await person.get('/api/auth/me')).status).toBe(401);
    const { rows } = await test.db.pool.query('select count(*)::int from sessions where user_id = $1', [id]);
    expect(rows[0].count).toBe(100);
  });
});

describe('the owner of an account', () => {
  it('is notified of a sign-in from a browser that is new to the account, but not from a known one', async () => {
    const browser = await elsewhere();
    const mail = await mailTo(mailbox, person.email, /New login/);
    expect(mail.text).toMatch(/Firefox, Linux, from network 127\.0\.0\.0\/24/);
    await browser.post('/api/auth/signout');
    const before = mailbox.mails.length;
    await browser.post('/api/auth/signin', { email: person.email, password });
    // a mail of a later event arrives after all earlier ones
    await person.graphql('mutation { endOtherSessions { viewer { id } } }');
    await mailTo(mailbox, person.email, /You were logged out of Rumbo on some devices/);
    expect(mailbox.mails.slice(before).filter(({ subject }) => /New login/.test(subject!))).toEqual([]);
  });

  it('is notified of new and removed factors, in the language of the account', async () => {
    await test.db.pool.query(`update users set language = 'pt' where email = $1`, [person.email]);
    await addApp(person);
    expect((await mailTo(mailbox, person.email, /verificação em duas etapas/)).text).toContain(
      'Um aplicativo autenticador foi adicionado',
    );
  });

  it('who has lost all factors regains access through staff, with the password', async () => {
    await addApp(person);
    const staff = await signedInStaff(test);
    const { databaseId: id } = (await person.graphql('{ viewer { databaseId } }')).body.data.viewer;
    await staff.graphql('mutation ($id: ID!) { removeSecondFactor(input: { userId: $id }) { __typename } }', { id });
    expect((await person.get('/api/auth/me')).status).toBe(401);
    expect((await visitor(test).post('/api/auth/signin', { email: person.email, password })).status).toBe(200);
    await mailTo(mailbox, person.email, /second factor/);
  });
});

describe('a reset password', () => {
  const reset = async (email: string) => {
    await test.send('POST', '/api/auth/password-reset/request', { email });
    const { text } = await mailTo(mailbox, email, /new password/);
    const chosen = 'another long sentence';
    const path = `/api/auth/password-reset/reset/${text!.match(/token=([\w-]+)/)![1]}`;
    expect((await test.send('POST', path, { password: chosen, passwordConfirm: chosen })).status).toBe(200);
    const browser = visitor(test);
    return { browser, answer: await browser.post('/api/auth/signin', { email, password: chosen }) };
  };

  it('does not bypass the second factor', async () => {
    const { secret } = await addApp(person);
    const { browser, answer } = await reset(person.email);
    expect(answer.status).toBe(401);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await browser.post('/api/auth/signin/code', { code: nextCode(secret) })).status).toBe(200);
  });

  it('removes the factors of an account that never verified its e-mail: another person may have planted them', async () => {
    await test.db.pool.query('update users set email_verified_at = null where email = $1', [person.email]);
    await addApp(person);
    expect((await reset(person.email)).answer.status).toBe(200);
  });
});
