import type { Prisma, Watch } from '#server/generated/prisma/client.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { compareFacts, type Facts } from './facts.ts';
import type { Look } from './look.ts';
import { queueMatches } from './queueMatches.ts';

export type Swept = Pick<
  Watch,
  | 'id'
  | 'query'
  | 'providerId'
  | 'partnerId'
  | 'language'
  | 'country'
  | 'spoken'
  | 'knownIds'
  | 'untoldIds'
  | 'knowsAll'
  | 'facts'
  | 'sweptAt'
>;

/** Stores the new state of the watches, and queues the mails. Watches that ended meanwhile are skipped. */
export async function keepSearches(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  found: Map<number, Look>,
  at: string,
): Promise<void> {
  if (watches.length === 0) return;
  const seen = watches.flatMap((watch) => seenBy(watch, found.get(watch.id)));
  // if very many results match, only some are known: the others are news if they were first published since then
  const news = await tx.$queryRaw<{ id: number; told: number[] }[]>`
    with seen as (
      select * from json_to_recordset(${JSON.stringify(seen)}::json)
        as s(id int, ids int[], again int[], "knowsAll" boolean, "isAll" boolean)
    ), news as (
      select s.id, coalesce(array_agg(p.id order by p.id) filter (where p.status = 'approved'), '{}') as told,
        coalesce(array_agg(p.id) filter (where p.status <> 'approved'), '{}') as untold
      from seen s join watches w on w.id = s.id join providers p on p.id = any (s.ids || s.again)
      where p.id = any (s.again) or s."knowsAll" or (coalesce(p.approved_at, now()) > w.swept_at
        and not exists (select from provider_decisions d
          where d.provider_id = p.id and d.kind = 'approved' and d.created_at < w.swept_at))
      group by s.id
    ), kept as (
      update watches w set known_ids = w.known_ids || s.ids, knows_all = s."isAll", untold_ids = array(
        select unnest(w.untold_ids || coalesce(n.untold, '{}')) except select unnest(n.told))
      from seen s left join news n on n.id = s.id where w.id = s.id and w.ends_at > now()
      returning w.id, coalesce(n.told, '{}') as told
    )
    select id, told from kept where told <> '{}'`;
  await markSwept(tx, watches, at);
  await queueNews(
    tx,
    watches,
    news.map(({ id, told }) => ({ watchId: id, providerIds: told })),
    at,
  );
}

/** The results that are new to a watch, and those that could not be mailed before; empty if nothing changes. */
function seenBy({ id, knownIds, untoldIds, knowsAll }: Swept, now: Look | undefined) {
  if (!now) return [];
  const known = new Set(knownIds);
  const ids = now.ids.filter((provider) => !known.has(provider));
  const again = now.isAll ? untoldIds.filter((provider) => now.ids.includes(provider)) : untoldIds;
  const isChanged = ids.length > 0 || again.length > 0 || now.isAll !== knowsAll;
  return isChanged ? [{ id, ids, again, knowsAll, isAll: now.isAll }] : [];
}

/** Like `keepSearches`, for watches of providers. */
export async function keepProviders(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  now: Map<number, Facts>,
  at: string,
): Promise<void> {
  if (watches.length === 0) return;
  const compared = watches.map((watch) => ({
    id: watch.id,
    known: watch.facts,
    ...compareFacts(watch.facts as Facts | null, now.get(watch.providerId ?? 0)),
  }));
  const changed = compared.filter(({ known, facts }) => JSON.stringify(known) !== JSON.stringify(facts));
  if (changed.length > 0)
    await tx.$executeRaw`
      update watches w set facts = c.facts from json_to_recordset(${JSON.stringify(changed)}::json) as c(id int, facts jsonb)
      where w.id = c.id`;
  await markSwept(tx, watches, at);
  const told = compared.filter(({ news }) => news.length > 0);
  await queueNews(
    tx,
    watches,
    told.map(({ id, news }) => ({ watchId: id, news })),
    at,
  );
}

async function markSwept(tx: Prisma.TransactionClient, watches: Swept[], at: string): Promise<void> {
  await tx.watch.updateMany({ where: { id: { in: watches.map(({ id }) => id) } }, data: { sweptAt: at } });
}

/** Stores the news, and queues mails to addresses and webhooks to partners. */
async function queueNews(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  news: JobPayloads['mailWatchNews'][],
  at: string,
): Promise<void> {
  await storeNews(tx, watches, news);
  const ofPartners = new Map(watches.flatMap((watch) => (watch.partnerId === null ? [] : [[watch.id, watch]])));
  await queueMatches(
    tx,
    news.flatMap((item) => {
      const watch = ofPartners.get(item.watchId);
      return watch ? [{ ...item, ...watch }] : [];
    }),
  );
  const mailed = news.filter(({ watchId }) => !ofPartners.has(watchId));
  if (mailed.length === 0) return;
  await addJobs(
    tx,
    'mailWatchNews',
    mailed.map((payload) => ({ payload, key: `watch:${payload.watchId}:${at}` })),
  );
}

/** Stores a row of each provider, for `Watch.news`. Watches that were deleted meanwhile are skipped. */
async function storeNews(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  news: JobPayloads['mailWatchNews'][],
): Promise<void> {
  if (news.length === 0) return;
  const subjects = new Map(watches.map(({ id, providerId }) => [id, providerId === null ? [] : [providerId]]));
  const rows = news.flatMap(({ watchId, providerIds = subjects.get(watchId)!, news: changes = [] }) =>
    providerIds.map((providerId) => ({ watchId, providerId, changes })),
  );
  await tx.$executeRaw`
    insert into watch_news (watch_id, provider_id, changes)
    select w.id, n."providerId", n.changes
    from json_to_recordset(${JSON.stringify(rows)}::json) as n("watchId" int, "providerId" int, changes text[])
      join watches w on w.id = n."watchId"
    order by w.id, n."providerId"`;
}
