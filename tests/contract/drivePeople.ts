import { expect, it } from 'vitest';
import { addApp, nextCode } from '../factors.ts';
import type { startGoogle } from '../googleKeys.ts';
import { jpegWithPlace } from '../images.ts';
import type { Mailbox } from '../mailbox.ts';
import { mailTo } from '../mailTo.ts';
import { signedInStaff } from '../staff.ts';
import { submit } from '../submission.ts';
import type { TestApp } from '../testApp.ts';
import { visitor } from '../visitor.ts';

const PASSWORD = 'one long sentence';
const DELETION = '/api/users/profile/me/deletion';

/** Calls about accounts and their deletion. */
export function drivePeople(test: TestApp, mailbox: Mailbox, google: Awaited<ReturnType<typeof startGoogle>>): void {
  async function person() {
    const browser = visitor(test);
    const email = `${crypto.randomUUID()}@x.example`;
    const { status } = await browser.post('/api/auth/signup', { displayName: 'Ana Pérez', email, password: PASSWORD });
    expect(status).toBe(200);
    return { ...browser, email };
  }
  const tokenIn = async (email: string, subject: RegExp) =>
    (await mailTo(mailbox, email, subject)).text!.match(/token=([\w-]{43})/)![1]!;

  it('of accounts', async () => {
    const ana = await person();
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    expect((await ana.post('/api/auth/signout')).status).toBe(204);
    expect((await ana.post('/api/auth/signin', { email: ana.email, password: 'wrong' })).status).toBe(401);
    expect((await ana.post('/api/auth/signin', { email: ana.email, password: PASSWORD })).status).toBe(200);
    const taken = { displayName: 'Ana', email: ana.email, password: PASSWORD };
    expect((await test.send('POST', '/api/auth/signup', taken)).status).toBe(200);
    expect((await ana.post('/api/auth/password-reset/request', { email: ana.email })).status).toBe(200);
    const path = `/api/auth/password-reset/reset/${await tokenIn(ana.email, /new password/)}`;
    const both = { password: 'another long sentence', passwordConfirm: 'another long sentence' };
    expect((await ana.post(path, both)).status).toBe(200);
    expect((await ana.post(path, both)).status).toBe(400);
  });

  it('of watches', async () => {
    const ana = await person();
    const wanted = { search: '?f=Rosario&q=granos', rhythm: 'weekly', email: ana.email };
    expect((await ana.post('/api/watches', wanted)).body).toEqual({ watch: null });
    expect((await ana.post('/api/watches', { ...wanted, email: 'no' })).status).toBe(400);
    expect((await ana.post('/api/watches', { ...wanted, search: null, providerId: 999_999 })).status).toBe(400);
    const token = (await mailTo(mailbox, ana.email, /alert/)).text!.match(/token=([\w.-]+)/)![1]!;
    const { watch } = (await ana.post(`/api/watches/confirm/${token}`, {})).body;
    expect((await test.get(`/api/watches?token=${token}`)).body.watches).toMatchObject([
      { id: watch.id, kind: 'search' },
    ]);
    expect((await ana.post(`/api/watches/${watch.id}/renew?token=${token}`, {})).status).toBe(200);
    expect((await test.get(`/api/watches/${watch.id}/news?token=${token}`)).body.rows).toEqual([]);
    expect((await test.get(`/api/watches/999999/news?token=${token}`)).status).toBe(404);
    expect((await test.send('DELETE', `/api/watches/${watch.id}?token=${token}`)).body.watches).toEqual([]);
    expect((await test.get('/api/watches')).status).toBe(401);
  });

  it('of signing in with a second factor', async () => {
    const ana = await person();
    const { secret } = await addApp(ana);
    const browser = visitor(test);
    expect((await browser.post('/api/auth/signin', { email: ana.email, password: PASSWORD })).status).toBe(401);
    expect((await browser.post('/api/auth/signin/code', { code: '000000' })).status).toBe(401);
    expect((await browser.post('/api/auth/signin/code', { code: nextCode(secret) })).status).toBe(200);
  });

  it('of signing in with a third party', async () => {
    const path = '/api/auth/signin/oauth/google';
    const browser = visitor(test);
    const { nonce } = (await browser.post(`${path}/nonce`)).body;
    const claims = { nonce, sub: 'contract', email: 'contract@x.example' };
    expect((await browser.post(path, { token: await google.token(claims) })).status).toBe(200);
    const ana = await person();
    const again = (await ana.post(`${path}/nonce`)).body;
    const token = await google.token({ nonce: again.nonce, sub: 'other', email: ana.email });
    expect((await ana.post(path, { token })).status).toBe(200);
  });

  it("of the user's own profile, with all its fields", async () => {
    const ana = await person();
    expect((await ana.get('/api/users/profile/me')).status).toBe(200);
    const t = await tokenIn(ana.email, /Confirm your email/);
    await ana.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t });
    const cookie = [...ana.cookies].map((pair) => pair.join('=')).join('; ');
    const picture = { bytes: await jpegWithPlace() };
    expect((await submit(test, { email: ana.email }, [picture], { cookie })).status).toBe(200);
    expect((await submit(test, { email: 'nobody' })).status).toBe(400);
    const profile = { displayName: 'Ana Sol', email: ana.email };
    expect((await ana.put('/api/users/profile/me', profile)).status).toBe(200);
    const { status, body } = await ana.get('/api/users/profile/me/data');
    expect(status).toBe(200);
    expect([body.businesses.length, body.files.length, body.mailedLinks.length > 0]).toEqual([1, 1, true]);
    const other = await person();
    const taken = { ...profile, email: other.email, currentPassword: PASSWORD };
    expect((await ana.put('/api/users/profile/me', taken)).status).toBe(200);
  });

  it('of deleting an account', async () => {
    const ana = await person();
    expect((await ana.post(DELETION, { currentPassword: PASSWORD })).status).toBe(200);
    const token = await tokenIn(ana.email, /Confirm the deletion of your Rumbo account/);
    expect((await ana.post(`${DELETION}/confirm/${token}`)).status).toBe(200);
    await ana.post('/api/auth/signin', { email: ana.email, password: PASSWORD });
    expect((await ana.post(DELETION, { currentPassword: PASSWORD })).status).toBe(409);
    expect((await ana.remove(DELETION)).status).toBe(200);
  });

  it('of users', async () => {
    const staff = await signedInStaff(test);
    const form = { email: `${crypto.randomUUID()}@x.example`, firstName: 'Eva', lastName: null, displayName: '' };
    const { status, body } = await staff.post('/api/users', { ...form, password: PASSWORD });
    expect(status).toBe(200);
    expect((await staff.post('/api/users', { ...form, password: PASSWORD })).status).toBe(409);
    const path = `/api/users/${body.id}`;
    expect((await staff.get(path)).status).toBe(200);
    expect((await staff.get('/api/users?q=eva')).body.rows).toHaveLength(1);
    expect((await staff.put(path, { ...form, isSuperAdmin: false, version: body.version })).status).toBe(200);
    expect((await staff.put(path, { ...form, version: 99 })).status).toBe(409);
    expect((await staff.patch(path, { lastName: 'Ríos' })).body).toMatchObject({ firstName: 'Eva', lastName: 'Ríos' });
    expect((await staff.get('/api/users/export.csv')).status).toBe(200);
    expect((await staff.remove(path)).status).toBe(204);
  });
}
