import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { keepFormerSlugs, offersWithin } from './offers.ts';
import { parseServiceForm, type ServiceForm } from './parseServiceForm.ts';
import { snapshot } from './snapshot.ts';

const IN_DOCUMENTS = ['nameEn', 'nameEs', 'namePt', 'subcategoryId'] as const;

/**
 * Saves a service. The search documents of its providers are updated shortly after by a job, as there can be thousands;
 * they hold its names and headings.
 * `version` is the edited one: throws `Conflict` when a newer one was saved. Without a version the last save wins.
 * Throws `Invalid`, `NotFound`.
 */
export async function updateService(
  context: Context,
  { id, version, ...form }: ServiceForm & { id: number; version?: number | null },
): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    // Waits for transactions that save providers with this service, so that the job sees them: they reference this row.
    await tx.$queryRaw`select 1 from services where id = ${id} for update`;
    const stored = await tx.service.findUnique({ where: { id } });
    if (!stored) throw new NotFound('service.notFound');
    const service = await parseServiceForm(tx, context.language, form, stored);
    if (version != null && version !== stored.version) throw new Conflict('service.stale', { field: 'version' });
    const isInDocuments = IN_DOCUMENTS.some((field) => service[field] !== stored[field]);
    const offers = isInDocuments ? await offersWithin(tx) : [];
    await tx.service.update({ where: { id }, data: { ...service, version: { increment: 1 } } });
    if (isInDocuments) {
      await keepFormerSlugs(tx, offers);
      await addJob(tx, 'refreshOffers', { serviceId: id, after: 0 });
    }
    await writeLog(tx, context, {
      code: 'serviceChanged',
      subject: { type: 'service', id },
      before: await snapshot(tx, stored),
      after: await snapshot(tx, service),
    });
  });
}
