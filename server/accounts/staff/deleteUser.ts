import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { changeUser } from '../user/changeUser.ts';
import { removeAccount } from '../user/removeAccount.ts';

/**
 * Deletes an account with its sessions. Records of its actions remain, without the user's name. Throws `Invalid` for
 * the viewer's own account, `NotFound`, `Conflict` when no super admin would remain.
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  if (id === context.viewer!.id) throw new Invalid('user.self');
  await changeUser(context, id, { message: 'User deleted' }, async (tx, before) => {
    await tx.$executeRaw`set local statement_timeout = '50s'`;
    await removeAccount(tx, before);
  });
}
