import type { Job, JobContext } from '#server/jobs/job.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { queueProviderEvents } from '#server/webhooks/queueEvents.ts';
import { loadPublicBodies } from './loadPublicBodies.ts';

type Context = JobContext & { loadPlaces: () => Promise<Gazetteer> };

/** Notifies partners of a public change of a provider outside its form, such as a new owner. */
export const announceProvider: Job<'announceProvider', Context> = async ({ providerId }, { db, loadPlaces }) => {
  await db.prisma.$transaction(async (tx) => {
    if (!(await tx.provider.count({ where: { id: providerId, status: 'approved' } }))) return;
    await queueProviderEvents(tx, [{ id: providerId, type: 'provider.changed' }], async (ids) =>
      loadPublicBodies(tx, { gazetteer: await loadPlaces() }, ids),
    );
  });
};
