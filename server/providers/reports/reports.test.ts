import { describe, expect, it } from 'vitest';
import { ERRORS } from '#tests/formErrors.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { linksTo, linkTo, newEmail } from '#tests/mailedLetters.ts';
import { mailTo } from '#tests/mailTo.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInPerson, useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { expireReports } from './expireReports.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const SEND = `mutation ($input: SendReportInput!) { sendReport(input: $input) { ... on SendReportPayload { email } ${ERRORS} } }`;
const CONFIRM = 'mutation ($t: String!) { confirmReport(input: { token: $t }) { report { state businessName } } }';
const FOLLOW = 'query ($t: String!) { followedReport(token: $t) { state reason } }';
const ANSWERED = 'query ($t: String!) { followedReport(token: $t) { isAnswered } }';
const OWN = 'query ($id: ID!) { provider(id: $id) { ownership { suspicions { isAnswered answer } } } }';
const ANSWER = `mutation ($id: ID!, $answer: String!) { answerSuspicions(input: { id: $id, answer: $answer }) {
    ... on AnswerSuspicionsPayload { provider { id } }
    ... on FormErrors { errors { code message } } } }`;
const QUEUE = `{ providerReports(first: 100) { totalCount nodes { databaseId kind wrongValue proposed text email answer alike
  provider { databaseId } } } }`;

interface Queued {
  databaseId: number;
  kind: string;
  wrongValue: string | null;
  proposed: string | null;
  email: string;
  answer: string | null;
  alike: number;
  provider: { databaseId: number };
}

/** Sends a report, and confirms it unless `isConfirmed` is false. */
async function report(providerId: number, input: object, isConfirmed = true) {
  const email = newEmail();
  const { body } = await test.graphql(SEND, { input: { providerId, email, ...input } });
  expect(body.data.sendReport).toEqual({ email });
  if (!isConfirmed) return { email, token: '' };
  const token = await linkTo(mailbox, email, 'users/report?token');
  expect((await test.graphql(CONFIRM, { t: token })).body.data.confirmReport.report.state).toBe('PENDING');
  return { email, token };
}

const queue = async (): Promise<Queued[]> => (await staff.graphql(QUEUE)).body.data.providerReports.nodes;
const queued = async (id: number) => (await queue()).filter(({ provider }) => provider.databaseId === id);

const decide = (item: Queued, isAccepted: boolean, reason = 'Called them') =>
  staff.graphql(
    isAccepted
      ? 'mutation ($id: ID!, $reason: String) { acceptReport(input: { id: $id, reason: $reason }) { provider { status } } }'
      : 'mutation ($id: ID!, $reason: String!) { rejectReport(input: { id: $id, reason: $reason }) { provider { status } } }',
    { id: item.databaseId, reason },
  );

/** A published business with one phone. */
async function listing() {
  const { id, owner, businessName } = await publishedBusiness(test, staff);
  const contact = await test.db.prisma.contact.create({
    data: { providerId: id, contactType: 'mobilePhone', contactValue: `+54934155${String(id).padStart(5, '0')}` },
  });
  return { id, owner, businessName, contactId: contact.id, phone: contact.contactValue };
}

describe('a report of a problem', () => {
  it('reaches staff once its reporter has confirmed it, and an accepted one corrects the phone', async () => {
    const { id, owner, contactId, phone } = await listing();
    const wrong = { kind: 'WRONG_PHONE', contactId, proposed: '011 5555-0044' };
    await report(id, wrong, false);
    expect(await queued(id)).toEqual([]);
    const { token, email } = await report(id, wrong);
    const [item] = await queued(id);
    expect(item).toMatchObject({ wrongValue: phone, proposed: '+541155550044', email });
    expect(codeOf(await decide(item!, true))).toBeNull();
    const told = await mailTo(mailbox, owner.email, /changed your listing|cambió su ficha/);
    expect([told.text!.includes('+541155550044'), told.text!.includes(email)]).toEqual([true, false]);
    const { contacts } = (await test.get(`/api/public-providers/${id}`)).body;
    expect(contacts.map(({ contactValue }: { contactValue: string }) => contactValue)).toContain('+541155550044');
    expect((await test.graphql(FOLLOW, { t: token })).body.data.followedReport).toEqual({
      state: 'ACCEPTED',
      reason: 'Called them',
    });
    await mailTo(mailbox, email, /What became/);
    expect(codeOf(await decide(item!, true))).toBe('CONFLICT');
  });

  it('of closure hides a provider only by a decision of staff', async () => {
    const { id, owner } = await listing();
    for (let nth = 0; nth < 5; nth++) await report(id, { kind: 'CLOSED' });
    expect((await test.get(`/api/public-providers/${id}`)).status).toBe(200);
    const [first, second] = await queued(id);
    await decide(first!, false);
    expect((await test.get(`/api/public-providers/${id}`)).status).toBe(200);
    await decide(second!, true);
    await mailTo(mailbox, owner.email, /changed your listing|cambió su ficha/);
    expect((await test.get(`/api/public-providers/${id}`)).status).toBe(404);
  });

  it.each([
    ['a wrong phone without the phone', { kind: 'WRONG_PHONE' }],
    ['a suspicion without words', { kind: 'FRAUD', text: ' ' }],
    ['no address', { kind: 'CLOSED', email: 'x' }],
  ])('is refused for %s', async (_, input) => {
    const { id } = await listing();
    const answer = await test.graphql(SEND, { input: { providerId: id, email: newEmail(), ...input } });
    expect(answer.body.data.sendReport.errors).toHaveLength(1);
  });
});

describe('a suspicion of fraud', () => {
  it('is not public, and the business answers it without learning the reporter', async () => {
    const { id, owner, businessName } = await listing();
    const { email } = await report(id, { kind: 'FRAUD', text: 'Zanahoria took my load.' });
    const mail = await mailTo(mailbox, owner.email, /suspects fraud|sospecha un fraude/);
    expect(mail.text).toContain(businessName);
    expect(mail.text).not.toMatch(/Zanahoria/);
    expect(mail.text).not.toContain(email);
    const seen = await Promise.all([
      test.get(`/api/public-providers/${id}`),
      owner.graphql('query ($id: ID!) { provider(id: $id) { businessName reason ownership { __typename } } }', { id }),
      owner.graphql(QUEUE),
      owner.get('/api/users/profile/me/data'),
    ]);
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(new RegExp(`Zanahoria|${email}`));
    const token = await linkTo(mailbox, owner.email, 'users/report-answer?token');
    const answer = `mutation ($t: String!) { answerReport(input: { token: $t, answer: "Our mailbox was stolen." }) {
    ... on AnswerReportPayload { businessName }
    ... on FormErrors { errors { code message } } } }`;
    expect((await test.graphql(answer, { t: token })).body.data.answerReport).toEqual({ businessName });
    expect(codeOf(await test.graphql(answer, { t: token }))).toBe('BAD_USER_INPUT');
    expect((await queued(id))[0]).toMatchObject({ kind: 'FRAUD', answer: 'Our mailbox was stolen.' });
  });

  it('is answered by an owner only, once for all open ones; staff read the answer, the reporter only sees that there is one', async () => {
    const { id, owner } = await listing();
    const { token } = await report(id, { kind: 'FRAUD', text: 'Zanahoria' });
    const second = await report(id, { kind: 'FRAUD', text: 'Zanahoria' });
    const editor = await signedInPerson(test);
    const { id: userId } = await test.db.prisma.user.findFirstOrThrow({ where: { email: editor.email } });
    await test.db.prisma.providerUser.create({ data: { providerId: id, userId, role: 'editor' } });
    const own = async (person: typeof owner) => (await person.graphql(OWN, { id })).body.data.provider.ownership;
    const answer = (person: typeof owner, text = 'Not us.') => person.graphql(ANSWER, { id, answer: text });
    expect(await own(owner)).toEqual({ suspicions: { isAnswered: false, answer: null } });
    expect(await own(editor)).toEqual({ suspicions: null });
    expect(codeOf(await answer(editor))).toBe('FORBIDDEN');
    expect(codeOf(await answer(await signedInPerson(test)))).toBe('NOT_FOUND');
    expect(codeOf(await answer(owner, ' '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await answer(owner))).toBeNull();
    expect(codeOf(await answer(owner))).toBe('CONFLICT');
    expect(await own(owner)).toEqual({ suspicions: { isAnswered: true, answer: 'Not us.' } });
    expect((await queued(id)).map((item) => item.answer)).toEqual(['Not us.', 'Not us.']);
    for (const link of [token, second.token]) {
      const { body } = await test.graphql(ANSWERED, { t: link });
      expect(body.data.followedReport).toEqual({ isAnswered: true });
    }
  });

  it('is mailed to the business once until it has answered, however many follow', async () => {
    const { id, owner } = await listing();
    await report(id, { kind: 'FRAUD', text: 'a' });
    const mails = () => linksTo(mailbox, owner.email, 'users/report-answer?token').length;
    await linkTo(mailbox, owner.email, 'users/report-answer?token');
    for (let nth = 0; nth < 3; nth++) await report(id, { kind: 'FRAUD', text: 'b' });
    expect(codeOf(await owner.graphql(ANSWER, { id, answer: 'Not us.' }))).toBeNull();
    expect(mails()).toBe(1);
    await report(id, { kind: 'FRAUD', text: 'c' });
    await linkTo(mailbox, owner.email, 'users/report-answer?token', 2);
    expect(mails()).toBe(2);
  });

  it('from a rival with many addresses of one network keeps its position; three from different networks come first', async () => {
    const rival = await listing();
    for (let nth = 0; nth < 4; nth++) await report(rival.id, { kind: 'FRAUD', text: 'x' });
    const other = await listing();
    for (let nth = 0; nth < 3; nth++) await report(other.id, { kind: 'FRAUD', text: 'y' });
    await test.db.pool.query(`update provider_reports set network = '198.51.' || id || '.0' where provider_id = $1`, [
      other.id,
    ]);
    expect((await queued(rival.id))[0]!.alike).toBe(1);
    const order = (await queue()).map(({ provider }) => provider.databaseId);
    expect((await queued(other.id))[0]!.alike).toBe(3);
    expect(order.indexOf(other.id)).toBeLessThan(order.indexOf(rival.id));
    expect((await test.get(`/api/public-providers/${rival.id}`)).status).toBe(200);
  });

  it('of one user is in the queue once, however often it is sent, and expires after 180 days', async () => {
    const { id } = await listing();
    const { email } = await report(id, { kind: 'FRAUD', text: 'Revenge' });
    const again = { providerId: id, email: email.toUpperCase(), kind: 'FRAUD', text: 'Revenge!' };
    expect((await test.graphql(SEND, { input: again })).body.data.sendReport.errors).toBeUndefined();
    expect(await test.db.prisma.providerReport.count({ where: { providerId: id } })).toBe(1);
    await test.db.pool.query(
      "update provider_reports set created_at = now() - interval '181 days' where provider_id = $1",
      [id],
    );
    await expireReports(test.db.prisma, new Date());
    expect(await queued(id)).toEqual([]);
  });
});
