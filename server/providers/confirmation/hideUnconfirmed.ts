import { message } from '#server/i18n/messages.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { changeProviders, lockProviders } from '../change/changeProvider.ts';
import { setStatus } from '../change/setStatus.ts';
import { mailConfirmations, UNCONFIRMED } from './queueConfirmations.ts';

type Context = JobContext & { loadPlaces: () => Promise<Gazetteer> };

/**
 * Suspends listings that were not confirmed for a long time, until they are confirmed, and mails the businesses. Staff
 * can see the listings.
 */
export const hideUnconfirmed: Job<'hideUnconfirmed', Context> = async (_, { db, loadPlaces }, job) => {
  for (;;) {
    const { rows } = await db.pool.query<{ id: number }>(UNCONFIRMED);
    if (rows.length === 0) return;
    const gazetteer = await loadPlaces();
    await db.prisma.$transaction(
      async (tx) => {
        await lockProviders(
          tx,
          rows.map(({ id }) => id),
        );
        // read again, now that the rows are locked
        const found = await tx.$queryRawUnsafe<{ id: number }[]>(UNCONFIRMED);
        const ids = found.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id));
        if (ids.length === 0) return;
        const author = { db, gazetteer, language: 'en' as const, viewer: null, requestId: `job ${job.id}` };
        await changeProviders(tx, author, ids, { code: 'listingHidden' }, async () => {
          await setStatus(tx, ids, 'suspended');
          await tx.provider.updateMany({ where: { id: { in: ids } }, data: { dormantSince: new Date() } });
          const hidden = await tx.provider.findMany({ where: { id: { in: ids } } });
          await tx.providerDecision.createMany({
            data: hidden.map(({ id: providerId, version, language }) => ({
              ...{ providerId, kind: 'suspended' as const, silent: false, version },
              reason: message('confirmation.hidden', language),
            })),
          });
          await mailConfirmations(tx, ids);
        });
      },
      { timeout: 60_000 },
    );
  }
};
