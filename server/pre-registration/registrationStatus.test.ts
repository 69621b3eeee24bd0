import { describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { decideOne } from '#tests/decideOne.ts';
import { ERRORS } from '#tests/formErrors.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { mailTo } from '#tests/mailTo.ts';
import { useStaff } from '#tests/staff.ts';
import { ROSARIO, SUBMISSION, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const staff = useStaff(test);

const REASON = 'Falta la razón social.';
const PRE_REGISTER = `mutation ($input: PreRegisterInput!) { preRegister(input: $input) { ${ERRORS} } }`;
const CORRECT = 'mutation ($t: String!) { correctRegistration(input: { token: $t }) { resubmitToken } }';
const ROUTES = 'query ($t: String!) { resubmission(token: $t) { lanes { from { id } to { id } bothWays } } }';

/** The tokens of the mail to an applicant without an account. */
async function applied() {
  const email = `${crypto.randomUUID()}@andes.example`;
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName, email });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  const { text } = await mailTo(mailbox, email, /^We received/);
  const tokenOf = (page: string) => text!.match(new RegExp(`${page}\\?token=([\\w-]+)`))![1]!;
  return { id, email, status: tokenOf('status'), proof: tokenOf('verify-email') };
}

const decide = (databaseId: number, kind: string) =>
  decideOne(staff, databaseId, { kind, reason: kind === 'APPROVED' ? null : REASON });

const read = (token: string) =>
  test.graphql('query ($token: String!) { registrationStatus(token: $token) { status isConfirmed reason path } }', {
    token,
  });

describe('the mailed link of an applicant without an account', () => {
  it.each([
    [[], 'WAITING', null],
    [['CHANGES_REQUESTED'], 'SENT_BACK', REASON],
    [['REJECTED'], 'REJECTED', REASON],
    [['APPROVED'], 'APPROVED', null],
    [['APPROVED', 'SUSPENDED'], 'SUSPENDED', REASON],
  ])('after the decisions %j shows that the business is %s, with the reason %s', async (kinds, status, reason) => {
    const { id, status: token } = await applied();
    for (const kind of kinds) await decide(id, kind);
    const path = status === 'APPROVED' ? expect.stringMatching(`^/providers/${id}-`) : null;
    expect((await read(token)).body.data.registrationStatus).toEqual({ status, isConfirmed: false, reason, path });
  });

  it('shows whether the address is confirmed, and does not confirm it itself', async () => {
    const { status, proof } = await applied();
    for (const _ of [1, 2]) expect((await read(status)).body.data.registrationStatus.isConfirmed).toBe(false);
    await test.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t: proof });
    expect((await read(status)).body.data.registrationStatus.isConfirmed).toBe(true);
    expect(codeOf(await read(proof))).toBe('BAD_USER_INPUT');
  });

  it('sends the confirmation again until the address is confirmed', async () => {
    const { email, status, proof } = await applied();
    const resend = () =>
      test.graphql(
        'mutation ($t: String!) { resendRegistrationConfirmation(input: { token: $t }) { registration { isConfirmed } } }',
        { t: status },
      );
    const mails = () => mailbox.mails.filter(({ to }) => to![0]!.address === email).length;
    expect((await resend()).body.data.resendRegistrationConfirmation.registration).toEqual({ isConfirmed: false });
    await expect.poll(mails).toBe(2);
    await test.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t: proof });
    const queued = () => test.db.prisma.mailedLink.count({ where: { email, kind: 'business' } });
    const before = await queued();
    await resend();
    expect(await queued()).toBe(before);
  });

  it('starts a correction when changes are requested, and at no other time', async () => {
    const { id, status } = await applied();
    const correct = () => test.graphql(CORRECT, { t: status });
    expect(codeOf(await correct())).toBe('BAD_USER_INPUT');
    await decide(id, 'CHANGES_REQUESTED');
    const { resubmitToken } = (await correct()).body.data.correctRegistration;
    const { body } = await test.graphql('query ($t: String!) { resubmission(token: $t) { reason } }', {
      t: resubmitToken,
    });
    expect(body.data.resubmission.reason).toBe(REASON);
    await decide(id, 'APPROVED');
    expect(codeOf(await correct())).toBe('BAD_USER_INPUT');
  });

  it('corrects the routes that were sent, and keeps what staff entered for them', async () => {
    const { id, email, status } = await applied();
    const { addressId: placeId, ...texts } = SUBMISSION;
    const send = async (token: string, lanes: object[]) => {
      const input = { ...texts, placeId, email, resubmitToken: token, lanes };
      const { body } = await test.graphql(PRE_REGISTER, { input });
      expect(body.data.preRegister.errors).toBeUndefined();
    };
    const sendBack = async () => {
      await decide(id, 'CHANGES_REQUESTED');
      return (await test.graphql(CORRECT, { t: status })).body.data.correctRegistration.resubmitToken;
    };
    const opened = async (t: string) =>
      (await test.graphql(ROUTES, { t })).body.data.resubmission.lanes.map(
        ({ from, to, bothWays }: { from: { id: string }; to: { id: string }; bothWays: boolean }) => ({
          fromId: from.id,
          toId: to.id,
          bothWays,
        }),
      );
    const [there, back] = [
      { fromId: writeGlobalId('Place', ROSARIO), toId: writeGlobalId('Place', 3435910), bothWays: false },
      { fromId: writeGlobalId('Place', 3435910), toId: writeGlobalId('Place', ROSARIO), bothWays: false },
    ];
    await send(await sendBack(), [there]);
    await test.db.prisma.providerLane.updateMany({ where: { providerId: id }, data: { rhythm: 'weekly' } });
    const token = await sendBack();
    expect(await opened(token)).toEqual([there]);
    await send(token, [...(await opened(token)), back]);
    const where = { providerId: id };
    expect(await test.db.prisma.providerLane.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { fromId: ROSARIO, toId: 3435910, rhythm: 'weekly' },
      { fromId: 3435910, toId: ROSARIO, rhythm: 'on_demand' },
    ]);
  });
});
