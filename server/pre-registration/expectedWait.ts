import type { PrismaClient } from '#server/generated/prisma/client.ts';

/** The minimum number of decisions: fewer are not representative. */
const FEW = 20;

/**
 * The median number of days from a registration to its first decision, over the last four weeks; null when there were
 * too few decisions.
 */
export async function expectedWait(prisma: Pick<PrismaClient, '$queryRaw'>): Promise<number | null> {
  const [row] = await prisma.$queryRaw<{ days: number | null; count: number }[]>`
    select ceil(percentile_cont(0.5) within group (order by extract(epoch from d.created_at - p.created_at)) / 86400)::int as days,
      count(*)::int as count
    from provider_decisions d join providers p on p.id = d.provider_id
    where d.created_at > now() - interval '28 days' and d.kind in ('approved', 'rejected', 'changes-requested')
      and d.user_id is not null and p.applicant_email is not null
      and not exists (select from provider_decisions former where former.provider_id = d.provider_id and former.id < d.id)`;
  return row && row.count >= FEW ? Math.max(1, row.days ?? 1) : null;
}
