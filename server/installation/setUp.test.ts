import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { type Mailbox, openMailbox } from '#tests/mailbox.ts';
import { signedInModerator, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const SET_UP = '{ setUp { missingSettings steps { name isDone } } }';
const TEST_MAIL = 'mutation { sendTestEmail { email } }';
const mark = (...steps: string[]) => `mutation { markSetUpSteps(input: { steps: [${steps.join(', ')}] }) { steps } }`;

describe('setting up an installation', () => {
  const test = useApp('demo', { SEED: 'reference', PUBLIC_URL: 'http://localhost:4000', CONTACT_EMAIL: '' });
  let mailbox: Mailbox;
  let staff: Awaited<ReturnType<typeof signedInStaff>>;

  beforeAll(async () => {
    mailbox = await openMailbox();
    await test.db.pool.query("update providers set status = 'waiting', approved_at = null, suspended_at = null");
    staff = await signedInStaff(test);
  });
  afterAll(() => mailbox.close());

  const done = async () => {
    const { data } = (await staff.graphql(SET_UP)).body;
    return data.setUp?.steps.flatMap((step: { name: string; isDone: boolean }) => (step.isDone ? [step.name] : []));
  };

  /** Another process of the same installation, with a mail server. */
  const withMail = async (smtpUrl: string) => {
    const app = createApp({ ...test.parts, env: { ...test.parts.env, smtpUrl } });
    const request = new Request('http://localhost:4000/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ query: TEST_MAIL }),
    });
    return (await app.fetch(request)).json();
  };

  it('names the settings that are missing', async () => {
    const { data } = (await staff.graphql(SET_UP)).body;
    expect(data.setUp.missingSettings).toEqual(['OPERATOR_NAME', 'CONTACT_ADDRESS', 'CONTACT_EMAIL', 'SMTP_URL']);
    expect(await done()).toEqual([]);
  });

  it('marks the business step as done after the first publication, and the colleague step after the first moderator', async () => {
    const first = 'select min(id) from providers where rejected_at is null';
    await test.db.pool.query(`update providers set status = 'approved', approved_at = now() where id = (${first})`);
    expect(await done()).toEqual(['BUSINESSES']);
    await signedInModerator(test);
    expect(await done()).toEqual(['BUSINESSES', 'COLLEAGUE']);
  });

  it('marks the mail step as done when a mail server accepts a test email, and reports why one was rejected', async () => {
    const { body } = await staff.graphql(TEST_MAIL);
    expect(body.errors[0].message).toMatch(/SMTP_URL/);
    const refused = await withMail('smtp://127.0.0.1:9');
    expect(refused.errors[0].message).toMatch(/ECONNREFUSED/);
    expect(await done()).not.toContain('MAIL');
    expect((await withMail(mailbox.url)).data.sendTestEmail).toEqual({ email: staff.email });
    expect(mailbox.mails[0]).toMatchObject({ subject: 'Rumbo: test email', to: [{ address: staff.email }] });
    expect(await done()).toContain('MAIL');
  });

  it('is complete when all other steps were skipped', async () => {
    await staff.graphql(mark('CONTACT', 'SECOND_FACTOR', 'SITE', 'SITE'));
    expect((await staff.graphql(SET_UP)).body).toEqual({ data: { setUp: null } });
  });
});

describe('the demo', () => {
  const test = useApp('empty', { SEED: 'demo' });

  it('has nothing to set up', async () => {
    const staff = await signedInStaff(test);
    expect((await staff.graphql(SET_UP)).body).toEqual({ data: { setUp: null } });
  });
});
