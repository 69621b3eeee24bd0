import { expect, it } from 'vitest';
import { codeOf } from '#tests/graphqlCode.ts';
import { newEmail } from '#tests/mailedLetters.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const ask = (email: string, from: number) =>
  test.graphql(
    `mutation ($email: String!) { createWatch(input: { subject: { search: "?q=granos" }, rhythm: DAILY, email: $email }) {
      ... on CreateWatchPayload { watch { id } } } }`,
    { email },
    { 'x-forwarded-for': `198.51.100.${from}` },
  );
const mails = async (where: string, email: string) =>
  (
    await test.db.pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs j
       join watches w on w.id = (j.payload ->> 'watchId')::int where w.email ${where} $1`,
      [email],
    )
  ).rows[0]!.count;

it('mails one address at most five times a day, and gives each request the same response', async () => {
  const email = newEmail();
  const answers = [];
  for (let from = 1; from <= 9; from++) answers.push((await ask(email, from)).body);
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await mails('=', email)).toBe(5);
});

it('sends mails to at most twenty addresses for one network', async () => {
  const domain = `${crypto.randomUUID()}.example`;
  const codes = [];
  for (let nth = 0; nth < 25; nth++) codes.push(codeOf(await ask(`a${nth}@${domain}`, 99)));
  expect(codes.slice(0, 20)).toEqual(Array(20).fill(null));
  expect(codes.slice(20)).toEqual(Array(5).fill('TOO_MANY_REQUESTS'));
  expect(await mails('like', `%@${domain}`)).toBe(20);
});

it('does the same work for an unknown address, for one with watches, and for one with an account', async () => {
  const [unknown, watching] = [newEmail(), newEmail()];
  const { email: account } = await signedInPerson(test);
  const now = new Date();
  const endsAt = new Date(now.getTime() + 86_400_000);
  await test.db.prisma.watch.create({
    data: { email: watching, query: '?q=mudanzas', language: 'en', confirmedAt: now, endsAt },
  });
  const work = [];
  for (const email of [unknown, watching, account]) work.push(await test.statements(() => ask(email, 50)));
  expect(work[0]!.length).toBeGreaterThan(1);
  expect(work.slice(1)).toEqual([work[0], work[0]]);
});
