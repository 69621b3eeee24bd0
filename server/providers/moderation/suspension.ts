import type { Prisma } from '#server/generated/prisma/client.ts';

type Tx = Prisma.TransactionClient;

/** Hides approved providers from the public. The time and author of each approval are kept for `publish`. */
export async function suspend(tx: Tx, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    update providers set held_approval_at = approved_at, approved_at = null, rejected_at = now(),
      version = version + 1, updated_at = now()
    where id = any(${ids}::int[])`;
}

/** Shows suspended providers again, approved as they were. */
export async function publish(tx: Tx, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    update providers set approved_at = held_approval_at, held_approval_at = null, rejected_at = null,
      version = version + 1, updated_at = now()
    where id = any(${ids}::int[])`;
}
