import type { Prisma, PrismaClient, Watch } from '#server/generated/prisma/client.ts';
import { addJob, addJobs } from '#server/jobs/addJob.ts';
import type { JobContext } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { Invalid } from '#server/platform/errors.ts';
import { compareFacts, type Facts, readFacts } from './facts.ts';
import { type Look, look } from './look.ts';
import { queueMatches } from './queueMatches.ts';
import { type Changed, mayMatch, readChanged } from './readChanged.ts';

type SweepContext = JobContext & { loadPlaces: () => Promise<Gazetteer> };
type Swept = Pick<
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

const BATCH = 500;
const HOUR_MS = 3_600_000;
/** There is one sweep a day: a daily watch is due in each one, unless the sweep of the day is repeated. */
const DUE_MS = { daily: HOUR_MS, weekly: 167 * HOUR_MS };

/** Begins the sweep of the day. */
export async function queueSweep(prisma: PrismaClient, now: Date): Promise<void> {
  await addJob(prisma, 'sweepWatches', { at: now.toISOString(), query: '', id: 0 }, { key: 'sweepWatches' });
}

/**
 * Finds the news for the next watches that are due, in the order of their searches, so that equal ones run once. Their
 * new state, the mails and the job for the rest commit together: after a process was killed, the next one continues
 * after the last complete batch.
 */
export async function sweepWatches(
  { at, query, id }: JobPayloads['sweepWatches'],
  { db, loadPlaces }: SweepContext,
): Promise<void> {
  const watches = await readDue(db.prisma, new Date(at), { query, id });
  if (watches.length === 0) return;
  const searches = watches.filter((watch) => watch.query !== '');
  const providers = watches.filter((watch) => watch.query === '');
  const parts = { pool: db.pool, gazetteer: await loadPlaces() };
  const found = searches.length > 0 ? await lookForAll(parts, searches) : new Map<number, Look>();
  const facts = await readFacts(
    db.pool,
    providers.flatMap(({ providerId }) => providerId ?? []),
  );
  const last = watches.at(-1)!;
  await db.prisma.$transaction(
    async (tx) => {
      await keepSearches(tx, searches, found, at);
      await keepProviders(tx, providers, facts, at);
      if (watches.length === BATCH)
        await addJob(tx, 'sweepWatches', { at, query: last.query, id: last.id }, { key: 'sweepWatches' });
    },
    { timeout: 30_000 },
  );
}

function readDue(prisma: PrismaClient, at: Date, after: { query: string; id: number }): Promise<Swept[]> {
  return prisma.$queryRaw`
    select id, query, provider_id as "providerId", partner_id as "partnerId", language, country, spoken, known_ids as "knownIds",
      untold_ids as "untoldIds", knows_all as "knowsAll", facts, swept_at as "sweptAt"
    from watches
    where (query, id) > (${after.query}, ${after.id}) and confirmed_at is not null and ends_at > ${at}
      and swept_at < case rhythm when 'daily' then ${new Date(at.getTime() - DUE_MS.daily)}::timestamptz
        else ${new Date(at.getTime() - DUE_MS.weekly)}::timestamptz end
    order by query, id limit ${BATCH}`;
}

const searchOf = ({ query, language, country, spoken }: Swept) => JSON.stringify([query, language, country, spoken]);

/** The results of each search, by the id of its watches; none for those that no change can affect. */
async function lookForAll(parts: Parameters<typeof look>[0], watches: Swept[]): Promise<Map<number, Look>> {
  const changed = await readChanged(parts, new Date(Math.min(...watches.map(({ sweptAt }) => sweptAt.getTime()))));
  const looks = new Map<string, Look | null>();
  const found = new Map<number, Look>();
  for (const watch of watches) {
    const search = searchOf(watch);
    if (!looks.has(search)) looks.set(search, await lookAgain(parts, watch, changed));
    const seen = looks.get(search);
    if (seen) found.set(watch.id, seen);
  }
  return found;
}

async function lookAgain(parts: Parameters<typeof look>[0], watch: Swept, changed: Changed[]): Promise<Look | null> {
  if (!mayMatch(parts.gazetteer, watch, changed)) return null;
  try {
    return await look(parts, watch);
  } catch (error) {
    // a search that cannot be run now, such as one in a deleted place
    if (error instanceof Invalid) return null;
    throw error;
  }
}

/** Stores the new state of the watches, and queues the mails. Those that ended meanwhile are skipped. */
async function keepSearches(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  found: Map<number, Look>,
  at: string,
): Promise<void> {
  if (watches.length === 0) return;
  const seen = watches.flatMap((watch) => seenBy(watch, found.get(watch.id)));
  // if very many match, only some are known: the others are news if they were first published since then
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

/** The results that are new to a watch, and those that it could not be told of before; none if nothing changes. */
function seenBy({ id, knownIds, untoldIds, knowsAll }: Swept, now: Look | undefined) {
  if (!now) return [];
  const known = new Set(knownIds);
  const ids = now.ids.filter((provider) => !known.has(provider));
  const again = now.isAll ? untoldIds.filter((provider) => now.ids.includes(provider)) : untoldIds;
  const isChanged = ids.length > 0 || again.length > 0 || now.isAll !== knowsAll;
  return isChanged ? [{ id, ids, again, knowsAll, isAll: now.isAll }] : [];
}

async function keepProviders(
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

/** Mails to addresses, and webhooks to partners. */
async function queueNews(
  tx: Prisma.TransactionClient,
  watches: Swept[],
  news: JobPayloads['mailWatchNews'][],
  at: string,
): Promise<void> {
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
