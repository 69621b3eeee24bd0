import { describe, expect, it } from 'vitest';
import { jpegWithPlace } from '#tests/images.ts';
import { mailTo } from '#tests/mailTo.ts';
import { createToken } from '#tests/programs.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { SUBMISSION, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const DATA = '/api/users/profile/me/data';
const PASSWORD = 'one long sentence';

const test = useApp('demo');
const mailbox = useWorker(test);

async function person({ email = `${crypto.randomUUID()}@x.example`, displayName = 'Ana Pérez' } = {}) {
  const browser = visitor(test, { 'user-agent': 'A browser of Ana' });
  const { body } = await browser.post('/api/auth/signup', { displayName, email, password: PASSWORD });
  const confirm = async () => {
    const { text } = await mailTo(mailbox, email, /Confirm your email/);
    const token = text!.match(/verify-email\?token=([\w-]+)/)![1];
    await browser.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t: token });
  };
  return { ...browser, email, id: body.id as number, confirm };
}

const cookieOf = (browser: { cookies: Map<string, string> }) => ({
  cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
});

/** A business of Ana's with a picture, one that she only pre-registered, and log entries of both. */
async function history() {
  const ana = await person();
  await ana.confirm();
  const picture = { bytes: await jpegWithPlace() };
  await submit(test, { email: ana.email, businessName: 'Andes Fríos' }, [picture], cookieOf(ana));
  await submit(test, { email: ana.email, businessName: 'Suelta' });
  const { pool } = test.db;
  const { rows } = await pool.query('select id from providers where applicant_email = $1 order by id', [ana.email]);
  const [linked, loose] = rows.map(({ id }) => id as number);
  await pool.query('delete from provider_users where provider_id = $1', [loose]);
  return { ana, linked: linked!, loose: loose! };
}

describe('personal data', () => {
  it('is downloaded as a file', async () => {
    const ana = await person();
    const { status, headers, body } = await ana.get(DATA);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="rumbo-personal-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.account).toEqual({
      id: ana.id,
      email: ana.email,
      emailVerifiedAt: null,
      displayName: 'Ana Pérez',
      firstName: 'Ana',
      lastName: 'Pérez',
      imageUrl: null,
      language: 'en',
      isSuperAdmin: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      deletionDueAt: null,
    });
    expect(body.agreement).toEqual({ version: '2026-11-21', acceptedAt: expect.any(String) });
    expect(body.signInWith).toEqual([{ provider: 'password' }]);
    expect(body.sessions).toEqual([
      {
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        expiresAt: expect.any(String),
        userAgent: 'A browser of Ana',
        network: '127.0.0.0/24',
        isThisOne: true,
      },
    ]);
    expect(body.programs).toEqual([]);
  });

  it('contains the programs with access tokens of the user', async () => {
    const owner = await signedInPerson(test);
    await createToken(owner, ['PROVIDERS_READ']);
    const { body } = await owner.get(DATA);
    expect(body.programs).toMatchObject([{ name: 'TMS', scopes: ['providers:read'], revokedAt: null }]);
    expect(JSON.stringify(body.programs)).not.toMatch(/hash|hint|rumbo_/);
  });

  it('requires a session', async () => {
    expect(await test.get(DATA)).toMatchObject({ status: 401, body: { message: 'Log in first' } });
  });

  it('contains linked and pre-registered businesses with all data and files', async () => {
    const { ana, linked, loose } = await history();
    const { body } = await ana.get(DATA);
    expect(body.businesses).toHaveLength(2);
    expect(body.businesses[0]).toMatchObject({
      id: linked,
      linkedAt: expect.any(String),
      preRegisteredWithYourEmail: true,
      businessName: 'Andes Fríos',
      description: SUBMISSION.description,
      address: 'Rosario, Santa Fe, Argentina',
      contacts: expect.arrayContaining([`email ${SUBMISSION.contactEmail}`]),
      services: ['Refrigerated transport · Rosario, Santa Fe, Argentina'],
      image: { file: expect.stringMatching(/^[0-9a-f]{32}$/), approvedAt: null },
    });
    expect(body.businesses[1]).toMatchObject({ id: loose, linkedAt: null, businessName: 'Suelta' });
    expect(body.files).toEqual([
      {
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-\d+\.webp$/),
        contentType: 'image/webp',
        byteSize: expect.any(Number),
        createdAt: expect.any(String),
        businessId: linked,
      },
    ]);
    expect((await ana.get(body.files[0].url)).status).toBe(200);
    expect((await test.get(body.files[0].url)).status).toBe(404);
  });

  it('contains the pending edits of the user, with only the changed fields', async () => {
    const { id, owner } = await publishedBusiness(test);
    await sendEdit(owner, id, ({ contacts }) => ({
      description: 'Carga seca y fría.',
      contacts: [...contacts, { id: 'n1', contactType: 'MOBILE_PHONE', contactValue: '+54 9 341 555 7777' }],
    }));
    const { edits } = (await owner.get(DATA)).body;
    expect(edits).toEqual([
      {
        businessId: id,
        createdAt: expect.any(String),
        outcome: null,
        reason: null,
        decidedAt: null,
        noticeUntil: null,
        changes: {
          description: 'Carga seca y fría.',
          contacts: expect.arrayContaining(['mobile-phone +54 9 341 555 7777']),
        },
      },
    ]);
    expect((await (await signedInPerson(test)).get(DATA)).body.edits).toEqual([]);
  });

  it('contains the claims of the user, and the invitations to their verified e-mail', async () => {
    const { id, owner } = await publishedBusiness(test);
    const ana = await signedInPerson(test);
    await ana.graphql(
      'mutation ($id: ID!, $email: String!) { startClaim(input: { providerId: $id, email: $email }) { __typename } }',
      { id, email: owner.email },
    );
    await owner.graphql(
      `mutation ($id: ID!, $email: String!) {
        invitePerson(input: { providerId: $id, email: $email, role: EDITOR }) { __typename } }`,
      { id, email: ana.email },
    );
    const { claims, invitations } = (await ana.get(DATA)).body;
    expect(claims).toEqual([
      {
        businessId: id,
        method: 'listedEmail',
        email: owner.email,
        createdAt: expect.any(String),
        state: 'unproved',
        noticeUntil: null,
        objectedAt: null,
        reason: null,
        endedAt: null,
      },
    ]);
    expect(invitations).toEqual([
      { businessId: id, role: 'editor', createdAt: expect.any(String), expiresAt: expect.any(String) },
    ]);
    await test.db.pool.query('update users set email_verified_at = null where email = $1', [ana.email]);
    expect((await ana.get(DATA)).body.invitations).toEqual([]);
  });

  it('omits businesses pre-registered with an unverified e-mail', async () => {
    const eva = await person();
    await submit(test, { email: eva.email, businessName: 'De Otra' });
    expect((await eva.get(DATA)).body.businesses).toEqual([]);
  });

  it('contains log entries about and by the user, but not their changes to other users', async () => {
    const staff = await signedInStaff(test, `${crypto.randomUUID()}@staff.example`);
    const eva = await person({ displayName: 'Eva Sol' });
    await staff.put(`/api/users/${eva.id}`, { email: eva.email, displayName: 'Eva Luna' });
    const about = (await eva.get(DATA)).body.log.find(({ message }: { message: string }) => message === 'User changed');
    expect(about).toMatchObject({
      doneBy: 'others',
      about: { type: 'user', id: eva.id },
      before: { displayName: 'Eva Sol' },
      after: { displayName: 'Eva Luna' },
    });
    const { body } = await staff.get(DATA);
    expect(body.log.map(({ message }: { message: string }) => message)).toContain('User changed');
    expect(JSON.stringify(body)).not.toMatch(/Eva|Ana Pérez/);
    expect(JSON.stringify(body)).not.toContain(eva.email);
    expect(JSON.stringify((await eva.get(DATA)).body)).not.toContain(staff.email);
  });

  it('contains no secrets, other linked users or internal notes of staff', async () => {
    const { ana, linked, loose } = await history();
    const other = await person({ displayName: 'Otro Socio' });
    const { pool } = test.db;
    await pool.query('insert into provider_users values ($1, $3), ($2, $3)', [linked, loose, other.id]);
    await pool.query(
      `insert into provider_decisions (provider_id, kind, reason, silent, user_id)
       values ($1, 'rejected', 'a silent reason', true, $2), ($1, 'changes-requested', 'a reason for you', false, $2)`,
      [linked, other.id],
    );
    await test.send('POST', '/api/auth/password-reset/request', { email: ana.email });
    await mailTo(mailbox, ana.email, /new password/);
    const { body } = await ana.get(DATA);
    expect(body.businesses[1]).toMatchObject({ id: loose, linkedAt: null });
    const text = JSON.stringify(body);
    expect(text).toContain('a reason for you');
    expect(text).toContain('choose a password');
    for (const others of ['a silent reason', 'Otro Socio', other.email]) expect(text).not.toContain(others);
    const { rows } = await pool.query(
      `select password_hash secret from users where id = $1
       union select encode(token_hash, 'hex') from sessions where user_id = $1
       union select encode(token_hash, 'hex') from access_tokens where user_id = $1
       union select encode(token_hash, 'hex') from mailed_links where user_id = $1`,
      [ana.id],
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|argon2/i);
    for (const [, value] of ana.cookies) expect(text).not.toContain(value);
  });

  it('is logged when downloaded', async () => {
    const ana = await person();
    await ana.get(DATA);
    const { body } = await ana.get(DATA);
    expect(body.log.at(-1)).toMatchObject({ message: 'Personal data downloaded', doneBy: 'you' });
  });
});

describe('repeated downloads', () => {
  const limited = useApp('empty', { RATE_LIMIT: 'on' });

  it('are rejected with 429, for this user only', async () => {
    const [ana, eva] = [visitor(limited), visitor(limited)];
    for (const item of [ana, eva])
      await item.post('/api/auth/signup', {
        displayName: 'A',
        email: `${crypto.randomUUID()}@x.example`,
        password: PASSWORD,
      });
    for (let i = 0; i < 5; i++) expect((await ana.get(DATA)).status).toBe(200);
    const rejected = await ana.get(DATA);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await eva.get(DATA)).status).toBe(200);
  });
});
