import { expect } from 'vitest';
import type { Mailbox } from './mailbox.ts';
import { mailTo } from './mailTo.ts';
import type { TestApp } from './testApp.ts';
import { visitor } from './visitor.ts';

export const DELETION = '/api/users/profile/me/deletion';
export const PASSWORD = 'one long sentence';

/** Users who delete their accounts, and the steps for it. */
export function leavers(test: TestApp, mailbox: Mailbox) {
  async function person(language = 'en') {
    const email = `${crypto.randomUUID()}@x.example`;
    const browser = visitor(test, { 'accept-language': language });
    const { body } = await browser.post('/api/auth/signup', { displayName: 'Ana Pérez', email, password: PASSWORD });
    return { ...browser, email, id: body.id as number };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function mailedToken({ email }: Pick<Person, 'email'>, subject = /Confirm the deletion of your Rumbo account/) {
    const { text } = await mailTo(mailbox, email, subject);
    return text!.match(/http:\/\/localhost\/users\/delete-account\?token=([\w-]{43})/)![1]!;
  }

  return {
    person,
    mailedToken,
    /** Requests the deletion and returns the token of the mail. */
    ask: async (who: Person) => {
      const { status } = await who.post(DELETION, { currentPassword: PASSWORD });
      expect(status).toBe(200);
      return mailedToken(who);
    },
    confirm: (token: string) => test.send('POST', `${DELETION}/confirm/${token}`),
    signIn: (who: Person) => who.post('/api/auth/signin', { email: who.email, password: PASSWORD }),
    dueAt: async (who: Person) =>
      (await who.graphql('{ viewer { deletionDueAt } }')).body.data.viewer.deletionDueAt as string | null,
    /** Log entries about the person. */
    logOf: async ({ id }: Person) =>
      (
        await test.db.pool.query(
          `select code, user_id "userId", before, after from logs where subject = 'user' and subject_id = $1 order by id`,
          [id],
        )
      ).rows,
  };
}
