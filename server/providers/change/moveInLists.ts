import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Snapshot } from './snapshot.ts';

type Snapshots = Map<number, Snapshot>;

/**
 * Moves changed providers to the end of the lists for copies of the directory: `publicProviders`, or
 * `removedProviders` when they are no longer public, and again when they are deleted later. A provider is in one list at
 * most.
 */
export async function moveInLists(tx: Prisma.TransactionClient, before: Snapshots, after: Snapshots): Promise<void> {
  const isPublic = (all: Snapshots, id: number) => all.get(id)?.status === 'approved';
  const shown = [...after.keys()].filter((id) => isPublic(after, id));
  const removed = [...before.keys()].filter((id) => isPublic(before, id) && !isPublic(after, id));
  const deleted = [...before.keys()].filter((id) => !after.has(id));
  if (shown.length + removed.length + deleted.length === 0) return;
  await tx.$executeRaw`
    with removal as (
      insert into removed_providers select id, clock_timestamp() from unnest(${removed}::int[]) id
      on conflict (id) do update set removed_at = excluded.removed_at
    ), deletion as (
      update removed_providers set removed_at = clock_timestamp()
      where id = any(${deleted}::int[]) and id <> all(${removed}::int[])
    ), return as (delete from removed_providers where id = any(${shown}::int[]))
    update providers set updated_at = clock_timestamp() where id = any(${shown}::int[])`;
}
