import { Prisma, type User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, Forbidden, NotFound } from '#server/platform/errors.ts';

type Tx = Prisma.TransactionClient;

const USERS_LOCK = 7_310_005;
/** The timeout in milliseconds: deleting a user removes the reference to the user from many rows. */
const LONGEST_MS = 60_000;

/**
 * Runs a transaction that changes accounts: serialized, and only for a viewer who is still staff when it begins. When
 * two super admins demote each other concurrently, the second transaction throws `Forbidden`. Throws `Conflict` when no
 * super admin would remain.
 */
export async function asStaff<Result>({ db, viewer }: Context, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const run = async (tx: Tx) => {
    await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${USERS_LOCK}::bigint)`;
    const staff = { id: viewer!.id, isSuperAdmin: true, disabledAt: null };
    if (!(await tx.user.count({ where: staff }))) throw new Forbidden('access.denied');
    return work(tx);
  };
  try {
    return await db.prisma.$transaction(run, { timeout: LONGEST_MS });
  } catch (error) {
    throw isLastAdmin(error) ? new Conflict('user.lastAdmin', { field: 'isSuperAdmin' }) : error;
  }
}

/** Whether the database's trigger rejected the removal of the last super admin. */
export function isLastAdmin(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { cause?: { originalCode?: string } } };
  return driverAdapterError?.cause?.originalCode === 'RB001';
}

interface Change {
  code: 'userChanged' | 'userDeleted';
  /** Whether a new password is set. The history mentions the change without the value. */
  setsPassword?: boolean;
}

/** Wraps every change of an account by staff. Throws `NotFound`, and the errors of `asStaff` and `change`. */
export async function changeUser(
  context: Context,
  id: number,
  { code, setsPassword = false }: Change,
  change: (tx: Tx, before: User) => Promise<void>,
): Promise<void> {
  await asStaff(context, async (tx) => {
    // The lock is weaker than "for update", so that concurrent inserts that refer to the user do not wait.
    await tx.$queryRaw`select 1 from users where id = ${id} for no key update`;
    const before = await tx.user.findUnique({ where: { id } });
    if (!before) throw new NotFound('user.notFound');
    await change(tx, before);
    const after = await tx.user.findUnique({ where: { id } });
    await writeLog(tx, context, {
      code,
      subject: { type: 'user', id },
      // The snapshot of a deleted account contains only its roles, no name.
      before: after ? snapshot(before) : rolesOf(before),
      ...(after && { after: { ...snapshot(after), ...(setsPassword && { password: 'changed' }) } }),
    });
  });
}

const rolesOf = ({ isSuperAdmin, isModerator }: User): Prisma.InputJsonObject => ({ isSuperAdmin, isModerator });

/** An account as shown in its history. */
export function snapshot({
  email,
  firstName,
  lastName,
  displayName,
  isSuperAdmin,
  isModerator,
}: User): Prisma.InputJsonObject {
  return { email, firstName, lastName, displayName, isSuperAdmin, isModerator };
}
