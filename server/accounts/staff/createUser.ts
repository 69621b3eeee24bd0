import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { hashPassword } from '../credentials/passwordHash.ts';
import { asStaff, snapshot } from '../user/changeUser.ts';
import { assertNewEmail, insertUser } from '../user/insertUser.ts';
import { requestEmailProof } from '../user/requestEmailProof.ts';
import { parseUserForm, type UserForm } from './parseUserForm.ts';

/**
 * Creates an account on behalf of staff, and returns its id. Its owner is asked by mail to verify the e-mail or,
 * without a password, invited to set one. Throws `Invalid`, `Conflict` for a duplicate e-mail, `TooManyRequests`.
 */
export async function createUser(context: Context, form: UserForm): Promise<number> {
  const { user, password, isSuperAdmin } = await parseUserForm(form);
  const passwordHash = password && (await hashPassword(password));
  return asStaff(context, async (tx) => {
    await assertNewEmail(tx, user.email);
    const created = await insertUser(tx, {
      ...user,
      passwordHash,
      isSuperAdmin: isSuperAdmin ?? false,
      language: context.language,
      acceptsAgreement: false,
    });
    const { id } = created;
    if (passwordHash) await requestEmailProof(tx, created);
    else await addJob(tx, 'mailInvitation', { userId: id });
    await writeLog(tx, context, { message: 'User created', subject: { type: 'user', id }, after: snapshot(created) });
    return id;
  });
}
