import type { ClientBase } from 'pg';
import type { Prisma } from '#server/generated/prisma/client.ts';

const BATCH = 10_000;

/** Removes entries older than this time, oldest first, in small transactions that block no other work. */
export async function expireLogs(client: ClientBase, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // the trigger that protects the log only allows deleting entries older than the time set here
    await client.query('begin');
    await client.query(`select set_config('rumbo.logs_expire_before', $1, true)`, [before.toISOString()]);
    const { rowCount } = await client.query(
      `delete from logs where id in (select id from logs where created_at < $1 order by created_at, id limit ${BATCH})`,
      [before],
    );
    await client.query('commit');
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
}

/**
 * Removes a person's e-mail address and names from the entries about them, permanently. For the transaction that
 * deletes their account, which removes the author from their own entries.
 */
export async function forgetPerson(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  // the trigger that protects the log only allows this update, and only for the user set here
  await tx.$queryRaw`select set_config('rumbo.forget_user', ${String(userId)}, true)`;
  await tx.$executeRaw`update logs set before = rules.without_person(before), after = rules.without_person(after)
    where subject = 'user' and subject_id = ${userId} and (before is not null or after is not null)`;
}
