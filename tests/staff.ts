import { beforeAll } from 'vitest';
import { makeAdmin } from '#server/accounts/staff/makeAdmin.ts';
import type { TestApp } from './testApp.ts';
import { visitor } from './visitor.ts';

/** A signed-in super admin. */
export async function signedInStaff(
  test: TestApp,
  email = `${crypto.randomUUID()}@staff.example`,
  headers: Record<string, string> = {},
) {
  const password = 'the door of the back office';
  await test.db.prisma.$transaction((tx) => makeAdmin(tx, email, password));
  const browser = visitor(test, headers);
  await browser.post('/api/auth/signin', { email, password });
  return { ...browser, email };
}

/** A super admin, who is signed in before the tests of the file. */
export function useStaff(test: TestApp): Awaited<ReturnType<typeof signedInStaff>> {
  const staff = {} as Awaited<ReturnType<typeof signedInStaff>>;
  beforeAll(async () => {
    Object.assign(staff, await signedInStaff(test));
  });
  return staff;
}

/** A signed-in moderator. */
export async function signedInModerator(test: TestApp) {
  const moderator = await signedInPerson(test);
  await test.db.pool.query('update users set is_moderator = true where email = $1', [moderator.email]);
  return moderator;
}

/** A signed-in person with a confirmed e-mail address, unless it is to be confirmed later, without further rights. */
export async function signedInPerson(test: TestApp, { isProved = true } = {}) {
  const browser = visitor(test);
  const email = `${crypto.randomUUID()}@people.example`;
  await browser.post('/api/auth/signup', { displayName: 'Ana Pérez', email, password: 'one long sentence' });
  if (isProved) await test.db.pool.query('update users set email_verified_at = now() where email = $1', [email]);
  return { ...browser, email };
}
