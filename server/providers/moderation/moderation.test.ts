import { beforeAll, describe, expect, it } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { mailTo as waitForMail } from '#tests/mailTo.ts';
import { signedInStaff, useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO, SUBMISSION, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);
let colleague: typeof staff;
beforeAll(async () => {
  colleague = await signedInStaff(test);
});

/** A business in the queue, of an applicant who reads Spanish. */
async function waiting(): Promise<{ id: number; name: string; email: string }> {
  const name = `Cargas ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@x.example`;
  await submit(test, { businessName: name, email }, [], { 'accept-language': 'es' });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName: name } });
  return { id, name, email };
}

const decide = (id: number, decision: Parameters<typeof decideOne>[2], who = staff) => decideOne(who, id, decision);

const queued = async (name: string) => {
  const { body } = await staff.graphql('query ($s: String) { unapprovedProviders(search: $s) { totalCount } }', {
    s: name,
  });
  return body.data.unapprovedProviders.totalCount === 1;
};
const listed = async (name: string) =>
  (await test.get(`/api/search?q=${encodeURIComponent(name)}`)).body.rows.some(
    (row: { businessName: string }) => row.businessName === name,
  );
/** Ends the waiting time of decision mails immediately. */
const sendNow = () => test.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
const mailTo = (email: string, subject: RegExp) => waitForMail(mailbox, email, subject);

describe('a business in the queue', () => {
  it('is approved: it leaves the queue, is found, and its applicant is notified in their language', async () => {
    const { id, name, email } = await waiting();
    expect(await queued(name)).toBe(true);
    const { body } = await decide(id, { kind: 'APPROVED' });
    expect(body.data.result).toMatchObject({ undoSeconds: 15, decisions: [{ kind: 'APPROVED' }] });
    expect([await queued(name), await listed(name)]).toEqual([false, true]);
    await sendNow();
    expect((await mailTo(email, /ya está en el directorio/)).text).toContain('Buenas noticias');
  });

  it('is rejected with a reason for the applicant, and is never found', async () => {
    const { id, name, email } = await waiting();
    await decide(id, { kind: 'REJECTED', reason: 'No es un transportista <b>.' });
    expect([await queued(name), await listed(name)]).toEqual([false, false]);
    await sendNow();
    const mail = await mailTo(email, /no fue aceptada$/);
    expect(mail.text).toContain('No es un transportista <b>.');
    expect(mail.html).toContain('No es un transportista &lt;b&gt;.');
    // the submission and the link of its status
    expect(mail.text).toContain(`Lo que usted envió\nNombre de la empresa: ${name}\n`);
    const [, token] = mail.text!.match(/\/pre-registration\/status\?token=(\S+)/)!;
    const read = 'query ($t: String!) { registrationStatus(token: $t) { status } }';
    expect((await test.graphql(read, { t: token })).body.data).toEqual({ registrationStatus: { status: 'REJECTED' } });
  });

  it('is sent back silently: no one is notified', async () => {
    const { id, email } = await waiting();
    await decide(id, { kind: 'REJECTED', reason: 'spam', isSilent: true });
    const other = await waiting();
    await decide(other.id, { kind: 'APPROVED' });
    await sendNow();
    await mailTo(other.email, /ya está/);
    expect(mailbox.mails.filter((mail) => mail.to?.[0]?.address === email && /aceptada/.test(mail.subject!))).toEqual(
      [],
    );
  });

  it.each(['REJECTED', 'CHANGES_REQUESTED'])('is not %s without a reason', async (kind) => {
    const { id, name } = await waiting();
    const { body } = await decide(id, { kind, reason: ' ' });
    expect(body.errors[0]).toMatchObject({ message: 'Enter a reason', extensions: { field: 'reason' } });
    expect(await queued(name)).toBe(true);
  });

  it('is not approved while its stored data breaks a rule', async () => {
    const { id } = await waiting();
    await test.db.pool.query('delete from provider_services where provider_id = $1', [id]);
    expect(await staff.post(`/api/providers/${id}/approve`)).toMatchObject({
      status: 400,
      body: { message: 'At least one service is required' },
    });
  });

  it('is decided by one of two moderators; the second sees who was first', async () => {
    const { id } = await waiting();
    const { version } = await test.db.prisma.provider.findUniqueOrThrow({ where: { id } });
    const answers = await Promise.all([
      decide(id, { version, kind: 'APPROVED' }),
      decide(id, { version, kind: 'REJECTED', reason: 'no' }, colleague),
    ]);
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.body.errors[0]).toMatchObject({
      message: 'Super Admin already decided on this provider',
      extensions: { code: 'CONFLICT' },
    });
    expect((await staff.post(`/api/providers/${id}/approve`)).status).toBe(answers[0]!.body.errors ? 200 : 409);
  });

  it("is not decided about in a version from before another user's change", async () => {
    const { id, name } = await waiting();
    const { version } = await test.db.prisma.provider.findUniqueOrThrow({ where: { id } });
    await test.db.pool.query('update providers set version = version + 1 where id = $1', [id]);
    const { body } = await decide(id, { version, kind: 'APPROVED' });
    expect(body.errors[0].extensions).toMatchObject({ code: 'CONFLICT', field: 'version' });
    expect(await queued(name)).toBe(true);
    const again = await decide(id, { version: version + 1, kind: 'APPROVED' });
    expect(again.body.data.result.decisions[0].kind).toBe('APPROVED');
  });

  it('returns when its decision is undone in time, and no mail is sent', async () => {
    const { id, name, email } = await waiting();
    const { body } = await decide(id, { kind: 'APPROVED' });
    const decisionId = body.data.result.decisions[0].databaseId;
    const undone = await undoOne(staff, decisionId);
    expect(undone.body.data.undoDecisions.providers).toEqual([{ approvedAt: null, moderation: { returnedAt: null } }]);
    expect([await queued(name), await listed(name)]).toEqual([true, false]);
    expect((await undoOne(staff, decisionId)).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    await decide(id, { kind: 'REJECTED', reason: 'ahora no' });
    await sendNow();
    await mailTo(email, /no fue aceptada$/);
    expect(mailbox.mails.filter((mail) => mail.to?.[0]?.address === email && /ya está/.test(mail.subject!))).toEqual(
      [],
    );
  });

  it("does not return by another user's undo, nor too late", async () => {
    const { id } = await waiting();
    const { body } = await decide(id, { kind: 'APPROVED' });
    const decisionId = body.data.result.decisions[0].databaseId;
    expect((await undoOne(colleague, decisionId)).body.errors).toHaveLength(1);
    await test.db.pool.query("update provider_decisions set created_at = now() - interval '16 seconds' where id = $1", [
      decisionId,
    ]);
    expect((await undoOne(staff, decisionId)).body.errors[0].message).toContain('can no longer be undone');
  });
});

describe('a business that was sent back', () => {
  /** Sends it back, and returns the token of the mail. */
  async function returned(): Promise<{ id: number; name: string; email: string; token: string }> {
    const business = await waiting();
    await decide(business.id, { kind: 'CHANGES_REQUESTED', reason: 'Falta el teléfono.' });
    await sendNow();
    const { text } = await mailTo(business.email, /^Falta corregir datos/);
    return { ...business, token: text!.match(/pre-registration\?resubmit=([\w-]{43})/)![1]! };
  }
  const RESUBMISSION = `query ($token: String!) { resubmission(token: $token) {
    businessName email contactWhatsapp service { databaseId } place { databaseId } reason hasImage } }`;

  it('is read with the link of its mail, with the reason', async () => {
    const { name, email, token } = await returned();
    expect((await test.graphql(RESUBMISSION, { token })).body.data.resubmission).toEqual({
      businessName: name,
      email,
      contactWhatsapp: `+${SUBMISSION.contactWhatsapp}`,
      service: { databaseId: REFRIGERATED },
      place: { databaseId: ROSARIO },
      reason: 'Falta el teléfono.',
      hasImage: false,
    });
    expect((await test.graphql(RESUBMISSION, { token: 'a'.repeat(43) })).status).toBe(400);
  });

  it('has each of its phone numbers in the field of the form, and keeps them', async () => {
    const { id, token } = await returned();
    const second = { providerId: id, contactType: 'landPhone', contactValue: '+543414000001' } as const;
    await test.db.prisma.contact.create({ data: second });
    const query = 'query ($token: String!) { resubmission(token: $token) { contactPhone } }';
    const { contactPhone } = (await test.graphql(query, { token })).body.data.resubmission;
    expect(contactPhone).toBe('+543414000000 / +543414000001');
    await submit(test, { contactPhone, resubmitToken: token, idempotencyKey: crypto.randomUUID() });
    const kept = await test.db.prisma.contact.findMany({ where: { providerId: id, contactType: 'landPhone' } });
    expect(kept.map(({ contactValue }) => contactValue)).toEqual(contactPhone.split(' / '));
  });

  it('is resubmitted once: the same provider, corrected, in the queue, with its decisions', async () => {
    const { id, email, token } = await returned();
    const businessName = `Corregido ${crypto.randomUUID()}`;
    const again = {
      businessName,
      email: 'someone@else.example',
      resubmitToken: token,
      idempotencyKey: crypto.randomUUID(),
    };
    expect((await submit(test, again)).body).toEqual({ done: true });
    expect(await queued(businessName)).toBe(true);
    const made = await test.db.prisma.provider.findMany({ where: { businessName } });
    expect(made).toMatchObject([{ id, applicantEmail: email }]);
    // the response was lost
    expect((await submit(test, again)).status).toBe(200);
    const other = { ...again, idempotencyKey: crypto.randomUUID() };
    expect(await submit(test, other)).toMatchObject({ status: 400, body: { field: 'resubmitToken' } });
    const { body } = await staff.graphql(
      'query ($id: ID!) { provider(id: $id) { moderation { decisions { kind } history { nodes { message reason user { email } } } } } }',
      { id },
    );
    expect(body.data.provider.moderation).toEqual({
      decisions: [{ kind: 'CHANGES_REQUESTED' }],
      history: {
        nodes: [
          { message: 'Business resubmitted', reason: null, user: null },
          { message: 'Changes requested', reason: 'Falta el teléfono.', user: { email: staff.email } },
          { message: 'Business registered', reason: null, user: null },
        ],
      },
    });
    await decide(id, { kind: 'CHANGES_REQUESTED', reason: 'once more' });
    expect(await submit(test, { ...again, idempotencyKey: crypto.randomUUID() })).toMatchObject({ status: 400 });
  });
});
