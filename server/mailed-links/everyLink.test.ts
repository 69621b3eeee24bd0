import { beforeAll, describe, expect, it } from 'vitest';
import { MailedLinkKind } from '#server/generated/prisma/client.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { addApp } from '#tests/factors.ts';
import { codeOf } from '#tests/graphqlCode.ts';
import { PASSWORD } from '#tests/leavers.ts';
import { type Letter, mailedLetters, NEW_PASSWORD, type Sent } from '#tests/mailedLetters.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { type Answer, useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
let letters: ReturnType<typeof mailedLetters>;
let other: Awaited<ReturnType<typeof signedInPerson>>;
beforeAll(async () => {
  letters = mailedLetters(test, mailbox, await signedInStaff(test));
  other = await signedInPerson(test);
});

/**
 * The callers: signed out; the account of the link; another account; signed out, for an account with a second factor
 * and a confirmed email; and the session of the account after it was disabled.
 */
type Presser = 'nobody' | 'own' | 'other' | 'strong' | 'suspended';

const sameFor = (result: string) => ({ nobody: result, own: result, other: result, strong: result, suspended: result });
const REFUSED = sameFor('BAD_USER_INPUT');
const ASKS = 'needs the password';
const BUSINESS = 'own businesses';
const TAKEN = `done: ${BUSINESS}, own password, own proved, own sessions`;
const LEFT = 'done: own leaves, own sessions';

/** The response to each, and all resulting changes. */
const TABLE: Record<keyof typeof letters, Partial<Record<Presser, string>>> = {
  'confirm the email of an account': {
    ...sameFor(ASKS),
    own: `done: ${BUSINESS}, own proved`,
    suspended: 'BAD_USER_INPUT',
  },
  'confirm another email': { ...REFUSED, own: `done: ${BUSINESS}, own email` },
  'choose a password': {
    ...sameFor(TAKEN),
    strong: `done: ${BUSINESS}, own password, own sessions`,
    suspended: 'BAD_USER_INPUT',
  },
  'begin an account that staff made': {
    nobody: `done: ${BUSINESS}, own password, own proved`,
    other: `done: ${BUSINESS}, own password, own proved`,
    suspended: 'BAD_USER_INPUT',
  },
  'confirm the email of a business': { ...sameFor('done'), own: `done: ${BUSINESS}, own proved` },
  'see a registration': sameFor('done'),
  'correct a registration': sameFor('done: texts'),
  'delete the account': {
    ...sameFor(LEFT),
    own: `done: ${BUSINESS}, own leaves, own proved, own sessions`,
    suspended: 'BAD_USER_INPUT',
  },
  'end the monthly mail': sameFor('done: own mails'),
  'join a business': { ...sameFor('UNAUTHENTICATED'), own: `done: ${BUSINESS}`, other: 'FORBIDDEN' },
  'prove a claim': { ...sameFor('UNAUTHENTICATED'), own: 'done: claims', other: 'NOT_FOUND' },
  'object to a claim': sameFor('done: claims'),
  'confirm a report': sameFor('done: reports'),
  'answer a suspicion of fraud': sameFor('done: reports'),
  'confirm a listing': sameFor('done: confirmed'),
  // in the browser that asked for it; elsewhere once its owner has read what it is
  'start a watch': { ...sameFor('CONFLICT'), own: 'done: watches', suspended: 'done: watches' },
  'end a watch': sameFor('done: watches'),
};

const STATE = `
  select 'account ' || id subject, json_build_object('email', email, 'proved', email_verified_at is not null,
    'password', password_hash, 'leaves', deletion_due_at is not null, 'staff', (is_super_admin, is_moderator),
    'sessions', (select array_agg(id order by id) from sessions where user_id = u.id),
    'factors', (select count(*) from totps where user_id = u.id),
    'businesses', (select array_agg((provider_id, role) order by provider_id) from provider_users where user_id = u.id),
    'mails', exists (select from provider_users where user_id = u.id and not wants_numbers)) state
  from users u
  union all select 'texts', json_build_object('',
    md5(string_agg((id, description, applicant_email, approved_at)::text, '' order by id))) from providers
  union all select 'claims', json_build_object('',
    md5(string_agg((id, state, objected_at)::text, '' order by id))) from provider_claims
  union all select 'reports', json_build_object('',
    md5(string_agg((id, state, answer)::text, '' order by id))) from provider_reports
  union all select 'confirmed', json_build_object('', array_agg(id order by id)) from providers where confirmed_at is not null
  union all select 'watches', json_build_object('',
    md5(string_agg((id, confirmed_at, ends_at > now())::text, '' order by id))) from watches`;

type State = Record<string, Record<string, unknown>>;

async function readState(): Promise<State> {
  const { rows } = await test.db.pool.query<{ subject: string; state: Record<string, unknown> }>(STATE);
  return Object.fromEntries(rows.map(({ subject, state }) => [subject, state]));
}

/** All differences, by the names of the accounts. */
function changes(before: State, after: State, names: Record<string, string>): string[] {
  const subjects = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...subjects].flatMap((subject) => {
    const [one, two] = [before[subject], after[subject]];
    const name = names[subject] ?? subject;
    if (!one || !two) return [`${name} ${one ? 'gone' : 'new'}`];
    const fields = Object.keys(one).filter((field) => JSON.stringify(one[field]) !== JSON.stringify(two[field]));
    return fields.map((field) => `${name} ${field}`.trim());
  });
}

const outcomeOf = (answer: Answer): string =>
  codeOf(answer) ?? (answer.body.data.verifyEmail?.status === 'PASSWORD_REQUIRED' ? ASKS : 'done');

async function pressed({ kind, press }: Letter, sent: Sent, presser: Presser): Promise<string> {
  const { own, token } = sent;
  const { db } = test;
  expect(await db.prisma.mailedLink.findUnique({ where: { tokenHash: tokenHash(token) } })).toMatchObject({ kind });
  const { id } = await db.prisma.user.findFirstOrThrow({ where: { email: own.email } });
  if (presser === 'strong') {
    await addApp(own);
    await db.pool.query('update users set email_verified_at = now() where id = $1', [id]);
  }
  if (presser === 'suspended') await db.pool.query('update users set disabled_at = now() where id = $1', [id]);
  const browser = { own, other, suspended: own, nobody: visitor(test), strong: visitor(test) }[presser];
  const before = await readState();
  const outcome = outcomeOf(await press(browser, sent));
  const after = await readState();
  const found = changes(before, after, { [`account ${id}`]: 'own' });

  await press(browser, sent);
  expect(changes(after, await readState(), {})).toEqual([]);
  if (presser === 'strong') {
    const password = found.includes('own password') ? NEW_PASSWORD : PASSWORD;
    const signIn = await browser.post('/api/auth/signin', { email: own.email, password });
    expect(signIn).toMatchObject({ status: 401, body: { message: expect.stringMatching(/authenticator app/) } });
  }
  return found.length > 0 ? `${outcome}: ${found.sort().join(', ')}` : outcome;
}

describe('a mailed link', () => {
  it('of every kind is in the table', () => {
    expect(new Set(Object.values(letters).map(({ kind }) => kind))).toEqual(new Set(Object.values(MailedLinkKind)));
  });

  it.each(Object.entries(TABLE))(
    'to %s does what it was requested for, once, and signs nobody in',
    async (name, expected) => {
      const letter = letters[name as keyof typeof letters];
      // by turns, every second one in a short run
      const turn = Object.keys(TABLE).indexOf(name);
      const pressers = (Object.keys(expected) as Presser[]).filter((_, at) => isLong || (at + turn) % 2 === 0);
      const sent = await Promise.all(pressers.map(letter.send));
      const found: typeof expected = {};
      for (const [at, presser] of pressers.entries()) found[presser] = await pressed(letter, sent[at]!, presser);
      expect(found).toEqual(Object.fromEntries(pressers.map((presser) => [presser, expected[presser]])));
    },
  );
});
