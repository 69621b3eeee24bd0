import { describe, expect, it } from 'vitest';
import { addApp } from '#tests/factors.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { mailTo } from '#tests/mailTo.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');
const mailbox = useWorker(test);

const MALLORY = 'the password of Mallory';
const OWNER = 'the password of the owner';
const VERIFY = `mutation ($input: VerifyEmailInput!) {
  verifyEmail(input: $input) { ... on VerifyEmailPayload { status } ${ERRORS} } }`;
const PASSWORD_REQUIRED = { status: 'PASSWORD_REQUIRED' };
const VERIFIED = { status: 'VERIFIED_FOR_VIEWER' };

const newEmail = () => `${crypto.randomUUID()}@x.example`;

async function signedUp(email: string, password: string) {
  const browser = visitor(test);
  await browser.post('/api/auth/signup', { displayName: 'Olivia Owner', email, password });
  const viewer = async () =>
    (await browser.graphql('{ viewer { emailVerified hasAuthenticatorApp providers { businessName } } }')).body.data
      .viewer;
  return { ...browser, viewer };
}

/**
 * The owner has registered a business; Mallory signs up with the owner's email, which receives a link for that account.
 */
async function plantedAccount() {
  const email = newEmail();
  await submit(test, { email, businessName: 'Andes Cargo' });
  const mallory = await signedUp(email, MALLORY);
  const { text } = await mailTo(mailbox, email, /Confirm your email/);
  const [, token] = text!.match(/verify-email\?token=([\w-]+)/)!;
  return { email, mallory, token: token!, text: text! };
}

type Browser = Pick<ReturnType<typeof visitor>, 'graphql'>;
const verify = async (browser: Browser, input: object) => (await browser.graphql(VERIFY, { input })).body;
const anonymous = () => visitor(test);

describe('the link of an account created by another person', () => {
  it('verifies nothing without a session, and the mail says that someone signed up', async () => {
    const { mallory, token, text } = await plantedAccount();
    expect(text).toContain('Someone signed up to Rumbo with this email');
    expect((await verify(anonymous(), { token })).data.verifyEmail).toEqual(PASSWORD_REQUIRED);
    expect(await mallory.viewer()).toMatchObject({ emailVerified: false, providers: [] });
  });

  it('verifies the email for the account of the session that opens it, and the other account is deleted', async () => {
    const { email, mallory, token } = await plantedAccount();
    const owner = await signedUp(email, OWNER);
    expect((await verify(owner, { token })).data.verifyEmail).toEqual(VERIFIED);
    expect(await owner.viewer()).toMatchObject({
      emailVerified: true,
      providers: [{ businessName: 'Andes Cargo' }],
    });
    expect(await mallory.viewer()).toBeNull();
  });

  it('verifies nothing in the session of an account with another email, which remains', async () => {
    const { mallory, token } = await plantedAccount();
    const other = await signedUp(newEmail(), OWNER);
    expect((await verify(other, { token })).data.verifyEmail).toEqual(PASSWORD_REQUIRED);
    expect(await other.viewer()).toMatchObject({ emailVerified: false });
    expect(await mallory.viewer()).toMatchObject({ emailVerified: false });
  });

  it('lets the owner of the address take over the account, even with a planted second factor', async () => {
    const { email, mallory, token } = await plantedAccount();
    await addApp(mallory);
    const owner = anonymous();
    const input = { token, password: OWNER, passwordConfirm: OWNER };
    const taken = await owner.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ... on ResetPasswordPayload { email } } }',
      {
        input,
      },
    );
    expect(taken.body.data.resetPassword).toEqual({ email });
    expect(await mallory.viewer()).toBeNull();
    for (const [password, status] of [
      [MALLORY, 401],
      [OWNER, 200],
    ] as const)
      expect((await owner.post('/api/auth/signin', { email, password })).status).toBe(status);
    const { body } = await owner.graphql('{ viewer { emailVerified hasAuthenticatorApp providers { businessName } } }');
    expect(body.data.viewer).toEqual({
      emailVerified: true,
      hasAuthenticatorApp: false,
      providers: [{ businessName: 'Andes Cargo' }],
    });
  });

  it('takes over no account with a verified email', async () => {
    const { mallory, token, email } = await plantedAccount();
    await test.db.pool.query('update users set email_verified_at = now() where email = $1', [email]);
    const input = { token, password: OWNER, passwordConfirm: OWNER };
    const { body } = await anonymous().graphql(
      `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${ERRORS} } }`,
      { input },
    );
    expect(formErrors(body)).toMatchObject([{ path: ['token'] }]);
    expect(await mallory.viewer()).not.toBeNull();
  });
});

describe('the link of your own account', () => {
  const own = async () => {
    const email = newEmail();
    const browser = await signedUp(email, OWNER);
    const { text } = await mailTo(mailbox, email, /Confirm your email/);
    return { email, browser, token: text!.match(/verify-email\?token=([\w-]+)/)![1]! };
  };

  it('verifies the email in the browser that signed up', async () => {
    const { browser, token } = await own();
    for (const _ of [1, 2]) expect((await verify(browser, { token })).data.verifyEmail).toEqual(VERIFIED);
    expect(await browser.viewer()).toMatchObject({ emailVerified: true });
  });

  it('verifies the email in another browser with the password, and does not sign in there', async () => {
    const { browser, token } = await own();
    const phone = anonymous();
    const wrong = await verify(phone, { token, password: MALLORY });
    expect(formErrors(wrong)).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['password'] }]);
    expect(await browser.viewer()).toMatchObject({ emailVerified: false });
    const right = await verify(phone, { token, password: OWNER });
    expect(right.data.verifyEmail).toEqual({ status: 'VERIFIED' });
    expect(await browser.viewer()).toMatchObject({ emailVerified: true });
    expect((await phone.graphql('{ viewer { email } }')).body.data.viewer).toBeNull();
  });

  it('verifies the email in a session with a second factor', async () => {
    const { browser, token } = await own();
    await addApp(browser);
    expect((await verify(browser, { token })).data.verifyEmail).toEqual(VERIFIED);
    expect(await browser.viewer()).toMatchObject({ emailVerified: true, hasAuthenticatorApp: true });
  });
});
