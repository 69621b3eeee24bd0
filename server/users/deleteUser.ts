import { Invalid } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { changeUser } from './changeUser.ts';
import { removeAccount } from './removeAccount.ts';

/**
 * Removes an account with its sessions. What the person did stays, without their name. Throws `Invalid` for the own
 * account, `NotFound`, `Conflict` when no super admin would be left.
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  if (id === context.viewer!.id) throw new Invalid('user.self');
  await changeUser(context, id, { message: 'User deleted' }, async (tx, before) => {
    await tx.$executeRaw`set local statement_timeout = '50s'`;
    await removeAccount(tx, before);
  });
}
