import { Prisma, type User } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, Forbidden, NotFound } from '#server/platform/errors.ts';

type Tx = Prisma.TransactionClient;

const USERS_LOCK = 7_310_005;
/** Deleting somebody takes their name off everything they did. */
const LONGEST_MS = 60_000;

/**
 * A transaction that changes accounts: one at a time, by somebody who still is staff when it begins. Of two who take
 * each other's rights away at once the second has none any more. Throws `Forbidden`, and `Conflict` when no super admin
 * would be left.
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

/** Whether the database's trigger refused to be left without a super admin. */
export function isLastAdmin(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { cause?: { originalCode?: string } } };
  return driverAdapterError?.cause?.originalCode === 'RB001';
}

interface Change {
  message: string;
  /** A new password is set, which the history says without saying which. */
  setsPassword?: boolean;
}

/** What every change of an account by staff has around it. Throws `NotFound`, and what `asStaff` and `change` throw. */
export async function changeUser(
  context: Context,
  id: number,
  { message, setsPassword = false }: Change,
  change: (tx: Tx, before: User) => Promise<void>,
): Promise<void> {
  await asStaff(context, async (tx) => {
    // not "for update": what is written down about the person meanwhile need not wait
    await tx.$queryRaw`select 1 from users where id = ${id} for no key update`;
    const before = await tx.user.findUnique({ where: { id } });
    if (!before) throw new NotFound('user.notFound');
    await change(tx, before);
    const after = await tx.user.findUnique({ where: { id } });
    await writeLog(tx, context, {
      message,
      subject: { type: 'user', id },
      before: snapshot(before),
      ...(after && { after: { ...snapshot(after), ...(setsPassword && { password: 'changed' }) } }),
    });
  });
}

/** An account as its history shows it. */
export function snapshot({ email, firstName, lastName, displayName, isSuperAdmin }: User): Prisma.InputJsonObject {
  return { email, firstName, lastName, displayName, isSuperAdmin };
}
