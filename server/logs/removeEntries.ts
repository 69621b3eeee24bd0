import type { ClientBase } from 'pg';
import type { Prisma } from '#server/generated/prisma/client.ts';

const BATCH = 10_000;

/** Removes entries older than `before`, the oldest first, in small transactions that block no other work. */
export async function expireLogs(client: ClientBase, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // sets the time that the trigger requires: it protects the log from deleting newer entries
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
 * Permanently removes a person's e-mail address and names from entries about the person. Must run in the transaction
 * that deletes the account; the deletion removes the person as author of entries.
 */
export async function forgetPerson(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  // sets the user that the trigger requires: it protects the log from any other update
  await tx.$queryRaw`select set_config('rumbo.forget_user', ${String(userId)}, true)`;
  await tx.$executeRaw`update logs set before = rules.without_person(before), after = rules.without_person(after)
    where subject = 'user' and subject_id = ${userId} and (before is not null or after is not null)`;
}
