import type { PrismaClient } from '#server/generated/prisma/client.ts';
import { addJob } from '#server/jobs/addJob.ts';
import type { JobContext } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readFacts } from './facts.ts';
import { keepProviders, keepSearches, type Swept } from './keepNews.ts';
import { type Look, look } from './look.ts';
import { type Changed, mayMatch, readChanged } from './readChanged.ts';

type SweepContext = JobContext & { loadPlaces: () => Promise<Gazetteer> };

const BATCH = 500;
const HOUR_MS = 3_600_000;
/**
 * The time after a sweep from which a watch is due again: a daily watch is due in each sweep, unless the sweep of the
 * day is repeated.
 */
const DUE_MS = { daily: HOUR_MS, weekly: 167 * HOUR_MS };

/** Queues the sweep of the day. */
export async function queueSweep(prisma: PrismaClient, now: Date): Promise<void> {
  await addJob(prisma, 'sweepWatches', { at: now.toISOString(), query: '', id: 0 }, { key: 'sweepWatches' });
}

/**
 * Finds the news for the next watches that are due, in the order of their searches, so that equal searches run once.
 * The new state of the watches, the mails and the job for the rest commit together: after a process was killed, the
 * next one continues after the last complete batch.
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

/** The results of each search, by the id of its watches; missing for searches that no change can affect. */
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
    // the search cannot be run now, such as one at a deleted place
    if (error instanceof Invalid) return null;
    throw error;
  }
}
