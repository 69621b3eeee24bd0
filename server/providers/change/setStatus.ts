import type { Prisma, ProviderStatus } from '#server/generated/prisma/client.ts';

/**
 * Sets the status of providers, and its dates, which nothing else writes. A suspension keeps the approval date. Runs
 * within `changeProviders`.
 */
export async function setStatus(
  tx: Prisma.TransactionClient,
  ids: number[],
  status: ProviderStatus,
  userId: number | null = null,
): Promise<void> {
  if (status === 'approved') await tx.unlisted.deleteMany({ where: { providerId: { in: ids } } });
  await tx.$executeRaw`
    update providers set status = to_be,
      approved_at = case when to_be in ('approved', 'suspended') then coalesce(approved_at, now()) end,
      approved_by_id = case when to_be in ('approved', 'suspended')
        then case when approved_at is null then ${userId}::int else approved_by_id end end,
      rejected_at = case when to_be in ('rejected', 'sent_back') then now() end,
      dormant_since = case when to_be = 'suspended' then dormant_since end,
      suspended_at = case when to_be = 'suspended' then now() end,
      version = version + 1, updated_at = now()
    from (select ${status}::provider_status as to_be) wanted where id = any(${ids}::int[])`;
}
