import type { MailedLinkKind } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { aboutOf } from '#server/mailed-links/mailedLinks.ts';
import { claiming } from './claiming.ts';
import { decideOne } from './decideOne.ts';
import { eventually } from './eventually.ts';
import { ERRORS } from './formErrors.ts';
import { DELETION, PASSWORD } from './leavers.ts';
import type { Mailbox } from './mailbox.ts';
import { publishedBusiness } from './publishedBusiness.ts';
import { signedInPerson, type signedInStaff } from './staff.ts';
import { SUBMISSION, submit } from './submission.ts';
import type { Answer, TestApp } from './testApp.ts';
import { visitor } from './visitor.ts';

type Browser = ReturnType<typeof visitor>;
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
type Person = Browser & { email: string };

export interface Sent {
  /** The recipient of the link: the account with the address. */
  own: Person;
  token: string;
  /** The code of a claim. */
  claimId?: number;
}

export interface Letter {
  kind: MailedLinkKind;
  send: () => Promise<Sent>;
  press: (browser: Pick<Browser, 'graphql'>, sent: Sent) => Promise<Answer>;
}

export const NEW_PASSWORD = 'another long sentence';

/** The tokens of all mails to the address with a link to the page, oldest first. */
export function linksTo(mailbox: Mailbox, email: string, page: string): string[] {
  const link = `/${page}=`;
  const texts = mailbox.mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? '');
  return texts.filter((text) => text.includes(link)).map((text) => text.split(link)[1]!.match(/^[\w.-]+/)![0]);
}

/** Waits for a mail to the address with a link to the page, or for several, and returns the token of the newest. */
export function linkTo(mailbox: Mailbox, email: string, page: string, mails = 1): Promise<string> {
  return eventually(() => {
    const tokens = linksTo(mailbox, email, page);
    if (tokens.length < mails) throw new Error(`Not ${mails} mails to ${email} with a link to ${page}`);
    return tokens.at(-1)!;
  });
}

/** A user who signed up with an unconfirmed address. */
export async function signedUp(test: TestApp, email: string, password = PASSWORD): Promise<Person> {
  const browser = visitor(test);
  await browser.post('/api/auth/signup', { displayName: 'Olivia Owner', email, password });
  return { ...browser, email };
}

/** A business in the queue, of an applicant with this address. Returns its id. */
export async function register(test: TestApp, email: string): Promise<number> {
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { email, businessName });
  return (await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } })).id;
}

export const newEmail = () => `${crypto.randomUUID()}@corp.example`;

const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) {
  ... on VerifyEmailPayload { status } ${ERRORS} } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${ERRORS} } }`;
const PRE_REGISTER = 'mutation ($input: PreRegisterInput!) { preRegister(input: $input) { __typename } }';

type Press = (browser: Pick<Browser, 'graphql'>, sent: Pick<Sent, 'token'>) => Promise<Answer>;
export const verify: Press = ({ graphql }, { token }) => graphql(VERIFY, { input: { token } });
export const reset: Press = ({ graphql }, { token }) =>
  graphql(RESET, { input: { token, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD } });
const byToken =
  (operation: string): Press =>
  ({ graphql }, { token }) =>
    graphql(`mutation ($t: String!) { ${operation} }`, { t: token });
export const accept = byToken('acceptInvitation(input: { token: $t }) { provider { databaseId } }');
const confirmWatch = byToken('confirmWatch(input: { token: $t }) { watch { id } }');
export const leave = byToken('confirmAccountDeletion(input: { token: $t }) { deletionDueAt }');

/** Every mail with a link or a code that performs an action: how it is triggered, and the request of its use. */
export function mailedLetters(test: TestApp, mailbox: Mailbox, staff: Staff) {
  const does = claiming(test, mailbox);
  let published: ReturnType<typeof publishedBusiness> | undefined;
  const host = () => {
    published ??= publishedBusiness(test, staff);
    return published;
  };
  const linkOf = async (own: Person, page: string, email = own.email): Promise<Sent> => ({
    own,
    token: await linkTo(mailbox, email, page),
  });
  const askedFor = async (page: string): Promise<Sent> => {
    const own = await signedUp(test, newEmail());
    const create = 'mutation ($input: CreateWatchInput!) { createWatch(input: $input) { __typename } }';
    await own.graphql(create, { input: { subject: { search: '?q=carga' }, rhythm: 'DAILY', email: own.email } });
    return linkOf(own, page);
  };
  /** A suspicion of fraud about the user's business. Returns the id of the business. */
  const reported = async (email: string) => {
    const { id } = await publishedBusiness(test, staff);
    const send = 'mutation ($input: SendReportInput!) { sendReport(input: $input) { __typename } }';
    await test.graphql(send, { input: { providerId: id, kind: 'FRAUD', text: 'x', email } });
    return id;
  };
  const idOf = async ({ graphql }: Person) => (await graphql('{ viewer { databaseId } }')).body.data.viewer.databaseId;

  return {
    'confirm the email of an account': {
      kind: 'email',
      send: async () => {
        const sent = await linkOf(await signedUp(test, newEmail()), 'users/verify-email?token');
        await register(test, sent.own.email);
        return sent;
      },
      press: verify,
    },
    'confirm another email': {
      kind: 'email',
      send: async () => {
        const [own, email] = [await signedInPerson(test), newEmail()];
        await own.put('/api/users/profile/me', { displayName: 'Ana', email, currentPassword: PASSWORD });
        const sent = await linkOf(own, 'users/verify-email?token', email);
        await register(test, email);
        return sent;
      },
      press: verify,
    },
    'choose a password': {
      kind: 'password',
      send: async () => {
        const own = await signedUp(test, newEmail());
        await register(test, own.email);
        await own.post('/api/auth/password-reset/request', { email: own.email });
        return linkOf(own, 'users/password-reset?token');
      },
      press: reset,
    },
    'begin an account that staff made': {
      kind: 'password',
      send: async () => {
        const email = newEmail();
        await register(test, email);
        await staff.post('/api/users', { email, displayName: 'Mo Derator', isModerator: true });
        return linkOf({ ...visitor(test), email }, 'users/password-reset?token');
      },
      press: reset,
    },
    'confirm the email of a business': {
      kind: 'business',
      send: async () => {
        const email = newEmail();
        await register(test, email);
        const token = await linkTo(mailbox, email, 'users/verify-email?token');
        return { own: await signedUp(test, email), token };
      },
      press: verify,
    },
    'see a registration': {
      kind: 'status',
      send: async () => {
        const own = await signedUp(test, newEmail());
        await register(test, own.email);
        return linkOf(own, 'pre-registration/status?token');
      },
      press: ({ graphql }, { token }) =>
        graphql('query ($token: String!) { registrationStatus(token: $token) { status } }', { token }),
    },
    'correct a registration': {
      kind: 'resubmission',
      send: async () => {
        const own = await signedUp(test, newEmail());
        const id = await register(test, own.email);
        await decideOne(staff, id, { kind: 'CHANGES_REQUESTED', reason: 'x' });
        const status = await linkTo(mailbox, own.email, 'pre-registration/status?token');
        const correct = 'mutation ($t: String!) { correctRegistration(input: { token: $t }) { resubmitToken } }';
        const { body } = await test.graphql(correct, { t: status });
        return { own, token: body.data.correctRegistration.resubmitToken };
      },
      press: ({ graphql }, { own, token }) => {
        const { serviceId, addressId, ...texts } = SUBMISSION;
        const ids = { serviceId: Number(serviceId), placeId: Number(addressId) };
        const input = { ...texts, ...ids, email: own.email, description: token, resubmitToken: token };
        return graphql(PRE_REGISTER, { input });
      },
    },
    'delete the account': {
      kind: 'deletion',
      send: async () => {
        const own = await signedUp(test, newEmail());
        await register(test, own.email);
        await own.post(DELETION, { currentPassword: PASSWORD });
        return linkOf(own, 'users/delete-account?token');
      },
      press: leave,
    },
    'end the monthly mail': {
      kind: 'numbers',
      send: async () => {
        const [own, { id: providerId }] = [await signedInPerson(test), await host()];
        const data = { providerId, userId: await idOf(own) };
        await test.db.prisma.providerUser.create({ data: { ...data, role: 'editor' } });
        await test.db.prisma.$transaction((tx) => addJob(tx, 'mailNumbers', { ...data, month: '2026-01-01' }));
        return linkOf(own, 'users/monthly-mail?token');
      },
      press: byToken('endMonthlyEmail(input: { token: $t }) { __typename }'),
    },
    'join a business': {
      kind: 'invitation',
      send: async () => {
        const [own, { id, owner }] = [await signedInPerson(test), await host()];
        await owner.graphql(
          `mutation ($email: String!) { invitePerson(input: { providerId: ${id}, email: $email, role: OWNER }) { __typename } }`,
          { email: own.email },
        );
        return linkOf(own, 'users/business-invitation?token');
      },
      press: accept,
    },
    'prove a claim': {
      kind: 'claim',
      send: async () => {
        const [own, { id, owner }] = [await signedInPerson(test), await host()];
        const { body } = await does.start(own, id, owner.email);
        const claimId: number = body.data.startClaim.providerClaim.databaseId;
        const code = await does.codeFor(own, owner.email);
        return { own, token: `${claimId}.${code.replace('-', '')}`, claimId };
      },
      press: (browser, { token, claimId }) => does.prove(browser, claimId!, token.split('.')[1]!),
    },
    'object to a claim': {
      kind: 'objection',
      send: async () => {
        const { id, owner: own } = await publishedBusiness(test, staff);
        await does.claim(await signedInPerson(test), id, own.email);
        return linkOf(own, 'users/claim-objection?token');
      },
      press: byToken('objectToClaim(input: { token: $t }) { businessName }'),
    },
    'confirm a report': {
      kind: 'report',
      send: async () => {
        const own = await signedInPerson(test);
        return reported(own.email).then(() => linkOf(own, 'users/report?token'));
      },
      press: byToken('confirmReport(input: { token: $t }) { report { state } }'),
    },
    'answer a suspicion of fraud': {
      kind: 'report_answer',
      send: async () => {
        const [own, reporter] = [await signedInPerson(test), newEmail()];
        const id = await reported(reporter);
        await test.db.prisma.contact.create({
          data: { providerId: id, contactType: 'email', contactValue: own.email },
        });
        const t = await linkTo(mailbox, reporter, 'users/report?token');
        await test.graphql('mutation ($t: String!) { confirmReport(input: { token: $t }) { report { state } } }', {
          t,
        });
        return linkOf(own, 'users/report-answer?token');
      },
      press: byToken(`answerReport(input: { token: $t, answer: "It was not us." }) {
    ... on AnswerReportPayload { businessName }
    ... on FormErrors { errors { code message } } }`),
    },
    'confirm a listing': {
      kind: 'confirmation',
      send: async () => {
        const { id: providerId, owner: own } = await publishedBusiness(test, staff);
        await addJob(test.db.prisma, 'mailConfirmation', { providerId });
        return linkOf(own, 'users/confirm-listing?token');
      },
      press: byToken('confirmListing(input: { token: $t }) { listing { businessName } }'),
    },
    'start a watch': {
      kind: 'watch',
      send: () => askedFor('watches/confirm?token'),
      press: confirmWatch,
    },
    'end a watch': {
      kind: 'watches',
      send: async () => {
        const [{ own, token }, { id }] = [await askedFor('watches/confirm?token'), await host()];
        await confirmWatch(own, { token });
        const watchId = aboutOf(token);
        await test.db.prisma.$transaction((tx) => addJob(tx, 'mailWatchNews', { watchId, providerIds: [id] }));
        return linkOf(own, 'watches?token');
      },
      press: byToken('endWatch(input: { token: $t }) { remaining { email } }'),
    },
  } satisfies Record<string, Letter>;
}
