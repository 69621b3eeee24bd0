import { describe, expect, it } from 'vitest';
import { mailTo as waitForMail } from '#tests/mailTo.ts';
import { signedInStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');
const mailbox = useWorker(test);

describe('the applicant', () => {
  const mailTo = (email: string, subject: RegExp) => waitForMail(mailbox, email, subject);
  const confirm = async (
    email: string,
    subject: RegExp,
    browser: Pick<ReturnType<typeof visitor>, 'graphql'> = visitor(test),
  ) => {
    const token = (await mailTo(email, subject)).text!.match(/verify-email\?token=([\w-]+)/)![1];
    const verify =
      'mutation ($t: String!) { verifyEmail(input: { token: $t }) { ... on VerifyEmailPayload { email } } }';
    return browser.graphql(verify, { t: token });
  };
  const businesses = '{ viewer { providers { businessName approvedAt } } }';

  it('receives a mail in their language with a link that confirms the address', async () => {
    const email = 'rui@andes.example';
    await submit(test, { email, businessName: 'Serra Fria' }, [], { 'accept-language': 'pt-BR' });
    expect((await mailTo(email, /Recebemos o cadastro/)).html).toContain('lang="pt"');
    expect((await confirm(email, /Recebemos/)).body).toEqual({ data: { verifyEmail: { email } } });
  });

  it('receives no link hidden in a name', async () => {
    await submit(test, { email: 'spam@andes.example', businessName: 'Win at https://evil.example/now' });
    const { text } = await mailTo('spam@andes.example', /We received/);
    expect(text).not.toMatch(/evil\.example|https:\/\/evil/);
  });

  it('receives the usual number of days until a decision, once there are enough decisions', async () => {
    await submit(test, { email: 'few@andes.example', businessName: 'Pocas Decisiones' });
    expect((await mailTo('few@andes.example', /We received/)).text).not.toMatch(/usually decide/);
    await signedInStaff(test);
    await test.db.pool.query(`
      with made as (
        update providers set created_at = now() - interval '5 days', applicant_email = 'x' || id || '@x.example'
        where id in (select id from providers where status = 'approved' order by id limit 20) returning id, created_at)
      insert into provider_decisions (provider_id, kind, user_id, created_at)
      select id, 'approved', (select min(id) from users), created_at + interval '40 hours' from made`);
    await submit(test, { email: 'enough@andes.example', businessName: 'Muchas Decisiones' });
    expect((await mailTo('enough@andes.example', /We received/)).text).toMatch(/we usually decide within 2 days/);
  });

  it('finds the business in an account created later, once its e-mail is confirmed', async () => {
    const email = 'later@andes.example';
    await submit(test, { email, businessName: 'Más Tarde' });
    const browser = visitor(test);
    await browser.post('/api/auth/signup', { displayName: 'Eva', email, password: 'one long sentence' });
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toEqual([]);
    await confirm(email, /Confirm your email/, browser);
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toEqual([
      { businessName: 'Más Tarde', approvedAt: null },
    ]);
  });

  it('confirms the address once: the link of the business confirms it for the account that is signed in with it', async () => {
    const email = 'once@andes.example';
    await submit(test, { email, businessName: 'Una Vez' });
    const browser = visitor(test);
    await browser.post('/api/auth/signup', { displayName: 'Eva', email, password: 'one long sentence' });
    const token = (await mailTo(email, /We received/)).text!.match(/verify-email\?token=([\w-]+)/)![1];
    const verify =
      'mutation ($t: String!) { verifyEmail(input: { token: $t }) { ... on VerifyEmailPayload { email status } } }';
    // opened first without a session
    expect((await test.graphql(verify, { t: token })).body.data.verifyEmail).toEqual({
      email,
      status: 'SIGN_UP_POSSIBLE',
    });
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toEqual([]);
    expect((await browser.graphql(verify, { t: token })).body.data.verifyEmail).toEqual({
      email,
      status: 'VERIFIED_FOR_VIEWER',
    });
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toMatchObject([{ businessName: 'Una Vez' }]);
  });

  it('confirms the address of an account that is created with the link of the business, without a second mail', async () => {
    const email = 'with-link@andes.example';
    await submit(test, { email, businessName: 'Con Enlace' });
    const token = (await mailTo(email, /We received/)).text!.match(/verify-email\?token=([\w-]+)/)![1];
    const verify =
      'mutation ($t: String!) { verifyEmail(input: { token: $t }) { ... on VerifyEmailPayload { status } } }';
    expect((await test.graphql(verify, { t: token })).body.data.verifyEmail).toEqual({ status: 'SIGN_UP_POSSIBLE' });
    const browser = visitor(test);
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload { viewer { emailVerified } } } }`;
    const input = { displayName: 'Eva', email, password: 'one long sentence', mailedToken: token };
    const { data } = (await browser.graphql(signUp, { input })).body;
    expect(data.signUp.viewer).toEqual({ emailVerified: true });
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toMatchObject([
      { businessName: 'Con Enlace' },
    ]);
    const { rows } = await test.db.pool.query('select kind from mailed_links where email = $1', [email]);
    expect(rows).not.toContainEqual({ kind: 'email' });
    // The email now belongs to an account, so the link cannot create a second one.
    expect((await test.graphql(verify, { t: token })).body.data.verifyEmail).toEqual({ status: 'VERIFIED' });
    const again = visitor(test);
    await again.graphql(signUp, { input: { ...input, password: 'another long sentence' } });
    expect((await again.graphql('{ viewer { emailVerified } }')).body.data.viewer).toEqual({ emailVerified: false });
  });

  it('does not confirm another address with the link of a business', async () => {
    const email = 'one-link@andes.example';
    await submit(test, { email, businessName: 'Un Enlace' });
    const token = (await mailTo(email, /We received/)).text!.match(/verify-email\?token=([\w-]+)/)![1];
    const browser = visitor(test);
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload { viewer { emailVerified } } } }`;
    const input = {
      displayName: 'Mal',
      email: 'boss@andes.example',
      password: 'one long sentence',
      mailedToken: token,
    };
    const { data } = (await browser.graphql(signUp, { input })).body;
    expect(data.signUp.viewer).toEqual({ emailVerified: false });
  });

  it('does not lose the business to a user who signed up with this address', async () => {
    const email = 'victim@andes.example';
    const attacker = visitor(test);
    await attacker.post('/api/auth/signup', { displayName: 'Mal', email, password: 'one long sentence' });
    await submit(test, { email, businessName: 'De Otro' });
    await confirm(email, /We received/);
    const { data } = (await attacker.graphql('{ viewer { emailVerified providers { businessName } } }')).body;
    expect(data.viewer).toEqual({ emailVerified: false, providers: [] });
    // and not for another account that is signed in where the link is opened
    const token = (await mailTo(email, /We received/)).text!.match(/verify-email\?token=([\w-]+)/)![1];
    const other = visitor(test);
    await other.post('/api/auth/signup', {
      displayName: 'Eva',
      email: 'else@x.example',
      password: 'one long sentence',
    });
    const verify =
      'mutation ($t: String!) { verifyEmail(input: { token: $t }) { ... on VerifyEmailPayload { status } } }';
    expect((await other.graphql(verify, { t: token })).body.data.verifyEmail).toEqual({ status: 'VERIFIED' });
    expect((await other.graphql(businesses)).body.data.viewer.providers).toEqual([]);
  });

  it('finds it immediately when the account had confirmed its e-mail before', async () => {
    const email = 'before@andes.example';
    const browser = visitor(test);
    await browser.post('/api/auth/signup', { displayName: 'Eva', email, password: 'one long sentence' });
    await confirm(email, /Confirm your email/, browser);
    await submit(test, { email, businessName: 'De Inmediato' });
    expect((await browser.graphql(businesses)).body.data.viewer.providers).toEqual([
      { businessName: 'De Inmediato', approvedAt: null },
    ]);
  });

  it('who confirms a business does not confirm an account that another person created with their e-mail', async () => {
    const email = 'squatted@andes.example';
    const squatter = visitor(test);
    await squatter.post('/api/auth/signup', { displayName: 'S', email, password: 'I wait for you' });
    await submit(test, { email, businessName: 'Mi Negocio' });
    await confirm(email, /We received/);
    expect((await squatter.graphql(businesses)).body.data.viewer.providers).toEqual([]);
  });
});
