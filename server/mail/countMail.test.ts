import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

let networks = 0;
/** Another network, so that only the limit of the address applies. */
const elsewhere = () => ({ 'x-forwarded-for': `10.9.${networks >> 8}.${networks++ & 255}` });

const signUp = (email: string) => {
  const browser = visitor(test, elsewhere());
  return browser
    .post('/api/auth/signup', { displayName: 'Ana', email, password: `one long ${crypto.randomUUID()}` })
    .then(() => browser);
};
const preRegister = (email: string) =>
  submit(test, { email, businessName: `Cargas ${crypto.randomUUID()}` }, [], elsewhere());
const reset = (email: string) => test.send('POST', '/api/auth/password-reset/request', { email }, elsewhere());
const RESEND = 'mutation { requestEmailVerification { __typename } }';

/** The pending mails to this address, by kind. */
async function mailsTo(email: string): Promise<Record<string, number>> {
  const { rows } = await test.db.pool.query<{ task: string; count: number }>(
    `select t.identifier as task, count(*)::int from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       left join mailed_links l on l.id = (j.payload->>'linkId')::int
     where $1 in (l.email, j.payload->>'email') group by 1`,
    [email],
  );
  return Object.fromEntries(rows.map(({ task, count }) => [task, count]));
}

const inAll = (mails: Record<string, number>) => Object.values(mails).reduce((sum, count) => sum + count, 0);

describe('mails to an address caused by others', () => {
  it('are counted together, regardless of kind and origin', async () => {
    const email = 'flooded@x.example';
    for (let at = 0; at < 6; at++) {
      await preRegister(email);
      await signUp(email);
      await reset(email);
    }
    expect(inAll(await mailsTo(email))).toBe(10);
  });

  it('do not prevent its owner from choosing a new password: one link is always mailed', async () => {
    const email = 'kept@x.example';
    for (let at = 0; at < 12; at++) await preRegister(email);
    for (let at = 0; at < 3; at++) expect((await reset(email)).status).toBe(200);
    expect(await mailsTo(email)).toEqual({ mailApplicant: 10, mailPasswordReset: 1 });
  });

  it('are sufficient for a sign-up, a second confirmation, a new password and some businesses', async () => {
    const email = 'honest@x.example';
    const browser = await signUp(email);
    for (let at = 0; at < 2; at++) expect((await browser.graphql(RESEND)).body.errors).toBeUndefined();
    for (let at = 0; at < 2; at++) await reset(email);
    for (let at = 0; at < 5; at++) await preRegister(email);
    expect(inAll(await mailsTo(email))).toBe(10);
  });
});

describe.each(LANGUAGES)('the subject of a mail (%s)', (language) => {
  it('contain no text chosen by another person: their messages take no parameters', () => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
    const subjects = Object.entries(texts).filter(([key]) => /^mail\.\w+\.subject$/.test(key));
    expect(subjects.length).toBeGreaterThan(20);
    expect(subjects.filter(([, text]) => text.includes('{'))).toEqual([]);
  });
});
