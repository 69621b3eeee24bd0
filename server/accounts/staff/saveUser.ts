import type { Prisma, User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { endLinks } from '#server/mailed-links/mailedLinks.ts';
import { Invalid, Stale } from '#server/platform/errors.ts';
import { parseEmail, parseFields, parseText } from '#server/platform/text.ts';
import { checkNewPassword, refuseBreached } from '../credentials/newPassword.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { asStaff, changeUser, snapshot } from '../user/changeUser.ts';
import { assertNewEmail, insertUser } from '../user/insertUser.ts';
import { removeAccount, requestEmailProof } from '../user/proveEmail.ts';
import { revokeAccess, signOutElsewhere } from '../user/revokeAccess.ts';

/**
 * Saves the complete form; a blank password is not changed. Throws `Conflict` and changes nothing when the stored
 * version is newer than `version`; without a version it overwrites. A new password ends all other access to the
 * account, and its user is notified by mail. A new e-mail takes effect when its mailed link is used, or immediately if
 * the account's e-mail was never verified. Throws `Invalid`, also for promoting a user with an unverified e-mail,
 * `NotFound`, `Conflict` for a duplicate e-mail or when no super admin would remain, `TooManyRequests`.
 */
export async function updateUser(
  context: Context,
  { id, version, ...form }: UserForm & { id: number; version?: number | null },
): Promise<void> {
  const { user, password, isSuperAdmin, isModerator } = await parseUserForm(context, form);
  const passwordHash = password && (await hashPassword(password));
  const change = { code: 'userChanged', setsPassword: passwordHash !== null } as const;
  await changeUser(context, id, change, async (tx, before) => {
    const { email, ...names } = user;
    const newEmail = email === before.email ? null : email;
    if (newEmail) await assertNewEmail(tx, newEmail, id);
    if (isSuperAdmin && !before.isSuperAdmin && !before.emailVerifiedAt)
      throw new Invalid('user.unproved', { field: 'isSuperAdmin' });
    if (isModerator && !before.isModerator && !before.emailVerifiedAt)
      throw new Invalid('user.unprovedModerator', { field: 'isModerator' });
    const { count } = await tx.user.updateMany({
      where: { id, ...(version != null && { version }) },
      data: {
        ...names,
        ...(newEmail && !before.emailVerifiedAt && { email: newEmail }),
        ...(isSuperAdmin !== null && { isSuperAdmin }),
        ...(isModerator !== null && { isModerator }),
        ...(passwordHash && { passwordHash, passwordExpiresAt: null }),
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new Stale('user.stale', { field: 'version' });
    if (passwordHash) await replacePassword(tx, context, id);
    // A link mailed earlier verifies the previous address and would be rejected, so it is replaced.
    if (newEmail) await askNewEmail(tx, before, newEmail, passwordHash !== null);
  });
}

async function askNewEmail(
  tx: Prisma.TransactionClient,
  { id, passwordHash }: User,
  email: string,
  hasNewPassword: boolean,
): Promise<void> {
  await endLinks(tx, id);
  const canSignIn = passwordHash !== null || hasNewPassword || (await tx.userIdentity.count({ where: { userId: id } }));
  if (canSignIn) await requestEmailProof(tx, { id, email });
  // A user who was invited at the previous address is invited again at the new one.
  else await addJob(tx, 'mailInvitation', { userId: id });
}

async function replacePassword(tx: Prisma.TransactionClient, { viewer }: Context, userId: number): Promise<void> {
  if (userId === viewer!.id) return signOutElsewhere(tx, userId, viewer!.sessionId);
  await revokeAccess(tx, userId);
  await addJob(tx, 'mailPasswordReplaced', { userId });
}

/** The form in which staff edit a user. */
export interface UserForm {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  password?: string | null;
  isSuperAdmin?: boolean | null;
  isModerator?: boolean | null;
}

const MAX_NAME = 120;

/** Validates the form. An empty display name is derived from the other fields. Throws `Invalid` with the field. */
async function parseUserForm(context: Context, { password, isSuperAdmin, isModerator, ...form }: UserForm) {
  const name = (field: 'firstName' | 'lastName' | 'displayName') => () =>
    parseText(form[field], { field, max: MAX_NAME });
  const own = { email: form.email.trim(), names: [form.firstName, form.lastName, form.displayName] };
  const { email, firstName, lastName, entered } = parseFields({
    email: () => parseEmail(form.email),
    firstName: name('firstName'),
    lastName: name('lastName'),
    entered: name('displayName'),
    password: () => password && checkNewPassword(password, own),
  });
  const displayName = entered || `${firstName} ${lastName}`.trim() || email.split('@')[0]!;
  // The derived name must also be valid in the form of the user.
  parseText(displayName, { field: 'displayName', max: MAX_NAME });
  if (password) await refuseBreached(context, password);
  return {
    /** Null means no password for a new account, and an unchanged password otherwise. */
    password: password || null,
    isSuperAdmin: isSuperAdmin ?? null,
    isModerator: isModerator ?? null,
    user: { email, displayName, firstName: firstName || null, lastName: lastName || null },
  };
}

/**
 * Creates an account on behalf of staff, and returns its id. The owner is emailed a link to verify the e-mail or, for
 * an account without a password, an invitation to set one. Throws `Invalid`, `Conflict` for a duplicate e-mail,
 * `TooManyRequests`.
 */
export async function createUser(context: Context, form: UserForm): Promise<number> {
  const { user, password, isSuperAdmin, isModerator } = await parseUserForm(context, form);
  const passwordHash = password && (await hashPassword(password));
  return asStaff(context, async (tx) => {
    await assertNewEmail(tx, user.email);
    const created = await insertUser(tx, {
      ...user,
      passwordHash,
      isSuperAdmin: isSuperAdmin ?? false,
      isModerator: isModerator ?? false,
      language: context.language,
      acceptsAgreement: false,
    });
    const { id } = created;
    if (passwordHash) await requestEmailProof(tx, created);
    else await addJob(tx, 'mailInvitation', { userId: id });
    await writeLog(tx, context, { code: 'userCreated', subject: { type: 'user', id }, after: snapshot(created) });
    return id;
  });
}

/**
 * Deletes an account with its sessions. Records of its actions remain, without the user's name. Throws `Invalid` for
 * the viewer's own account, `NotFound`, `Conflict` when no super admin would remain.
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  if (id === context.viewer!.id) throw new Invalid('user.self');
  await changeUser(context, id, { code: 'userDeleted' }, async (tx, before) => {
    await tx.$executeRaw`set local statement_timeout = '50s'`;
    await removeAccount(tx, before);
  });
}
